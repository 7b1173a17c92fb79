import { LOCALE } from '@marco/country/zone';
import { create } from 'qrcode';
import type { HechosDePasaporte } from './tarea.ts';
import type { TablaDePortada, TextosPortada } from './textos-portada.ts';

/** White modules around the code, as its standard asks. */
const MARGEN = 4;

const ESTILO = `:root{color-scheme:light dark;--tinta:#1f2937;--fondo:#fff;--linea:#c9d5e6;--titulo:#004884;--suave:#eef3fb}
@media (prefers-color-scheme:dark){:root{--tinta:#e5e9f0;--fondo:#111827;--linea:#3b4a63;--titulo:#9cc3ff;--suave:#1b2639}}
*{box-sizing:border-box}body{margin:0;background:var(--fondo);color:var(--tinta);font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1,h2{color:var(--titulo);line-height:1.25;margin:1.6rem 0 .5rem}
h1{margin-top:0}table{width:100%;border-collapse:collapse;font-size:.9rem}caption{text-align:left}
th,td{border:1px solid var(--linea);padding:.45rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:var(--suave)}.datos th{width:30%}.qr{width:9rem;background:#fff}.ancha{overflow-x:auto}
@media print{.ancha{overflow:visible}tr,.qr{break-inside:avoid}}`;

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text inside HTML, whatever it holds. */
const escapeHtml = (texto: string) => texto.replaceAll(/[&<>"']/g, (letra) => ENTIDADES[letra] ?? letra);

function drawCodigo(texto: string): string {
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  const lado = modules.size + 2 * MARGEN;
  const path = Array.from(modules.data, (on, place) =>
    on ? `M${(place % modules.size) + MARGEN} ${Math.floor(place / modules.size) + MARGEN}h1v1h-1z` : '',
  ).join('');
  return `<svg class="qr" role="img" aria-label="${escapeHtml(`Código QR que abre ${texto}`)}" viewBox="0 0 ${lado} ${lado}" shape-rendering="crispEdges"><path fill="#000" d="${path}"/></svg>`;
}

function writeTabla({ titulo, columnas, filas, vacia }: TablaDePortada): string {
  if (filas.length === 0) return `<h2>${escapeHtml(titulo)}</h2>\n<p>${escapeHtml(vacia)}</p>`;
  const cabeza = columnas.map(({ title }) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const cuerpo = filas
    .map((fila) => `<tr>${fila.map((celda) => `<td>${escapeHtml(celda)}</td>`).join('')}</tr>`)
    .join('\n');
  return `<h2>${escapeHtml(titulo)}</h2>
<div class="ancha" role="region" tabindex="0" aria-label="${escapeHtml(titulo)}"><table><thead><tr>${cabeza}</tr></thead>
<tbody>
${cuerpo}
</tbody></table></div>`;
}

/** The cover as one file that asks for nothing outside of it: no script, no font, no picture. */
export function writePortadaHtml({ producto, ministerio }: HechosDePasaporte, textos: TextosPortada): string {
  const datos = textos.datos
    .map(
      ([nombre, valor]) => `<tr><th scope="row">${escapeHtml(nombre)}</th><td>${escapeHtml(valor)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`${textos.titulo} - ${textos.servicio}`)}</title>
<style>${ESTILO}</style>
</head>
<body>
<main>
<h1>${escapeHtml(textos.titulo)}</h1>
<p><strong>${escapeHtml(textos.servicio)}</strong></p>
<p>${escapeHtml(textos.descripcion)}</p>
<table class="datos"><tbody>
${datos}
</tbody></table>
${textos.tablas.map(writeTabla).join('\n')}
<h2>Cómo comprobarlo</h2>
<p>${escapeHtml(textos.comprobar)}</p>
${drawCodigo(textos.direccion)}
<p>${escapeHtml(textos.direccion)}</p>
<p><small>${escapeHtml(`${producto}. ${ministerio}`)}</small></p>
</main>
</body>
</html>
`;
}
