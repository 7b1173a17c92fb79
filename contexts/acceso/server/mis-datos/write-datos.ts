import type { DatabaseSchema } from '@marco/database';
import { presentMomento } from '@marco/parametros/port';
import { MOST_OWN_ROWS, type OwnRow, type OwnSection, type OwnValue } from '@marco/server-kit';
import type { FormatoDatos } from '../../contract/datos-propios.terms.ts';

/** A section with its rows, one after the other: no more than one stands in memory. */
export type SeccionLeida = readonly [OwnSection<DatabaseSchema>, readonly OwnRow[]];

/** The own data as the text of a file, in pieces. */
export function writeDatos(
  formato: FormatoDatos,
  generado: Date,
  secciones: AsyncIterable<SeccionLeida>,
): AsyncGenerator<string> {
  return formato === 'json' ? writeJson(generado, secciones) : writeHtml(generado, secciones);
}

async function* writeJson(generado: Date, secciones: AsyncIterable<SeccionLeida>): AsyncGenerator<string> {
  yield `{"generado":${JSON.stringify(generado)},"secciones":[`;
  let comma = '';
  for await (const [{ key: clave, title: titulo }, filas] of secciones) {
    const completa = filas.length <= MOST_OWN_ROWS;
    yield `${comma}${JSON.stringify({ clave, titulo, completa, filas: filas.slice(0, MOST_OWN_ROWS) })}`;
    comma = ',';
  }
  yield ']}\n';
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1c1c1c;background:#fff}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{border:1px solid #8a8a8a;padding:.35rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:#eef2f8}div{overflow-x:auto}h2{margin-top:2rem;break-after:avoid}tr{break-inside:avoid}`;

async function* writeHtml(generado: Date, secciones: AsyncIterable<SeccionLeida>): AsyncGenerator<string> {
  yield `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Mis datos</title><style>${STYLE}</style></head>`;
  yield `<body><h1>Mis datos</h1><p>Generado el ${escapeText(presentMomento(generado))}.</p>`;
  for await (const [seccion, filas] of secciones) yield presentSeccion(seccion, filas);
  yield '</body></html>\n';
}

function presentSeccion({ title, fields }: OwnSection<DatabaseSchema>, filas: readonly OwnRow[]): string {
  const heading = `<h2>${escapeText(title)}</h2>`;
  if (filas.length === 0) return `${heading}<p>No hay nada guardado.</p>`;
  const more = filas.length > MOST_OWN_ROWS ? `<p>Se muestran los ${MOST_OWN_ROWS} más recientes.</p>` : '';
  const head = Object.values(fields).map((nombre) => `<th scope="col">${escapeText(nombre)}</th>`);
  const rows = filas.slice(0, MOST_OWN_ROWS).map((fila) => {
    const cells = Object.keys(fields).map((campo) => `<td>${presentValor(fila[campo] ?? null)}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `${heading}${more}<div><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function presentValor(valor: OwnValue): string {
  if (valor === null) return '—';
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  return escapeText(valor instanceof Date ? presentMomento(valor) : String(valor));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
