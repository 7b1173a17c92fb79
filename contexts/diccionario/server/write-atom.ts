import { LOCALE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { create } from 'xmlbuilder2';
import { toDireccionElemento } from '../contract/terms.ts';
import { type CambioRow, listCambios } from './cambios.queries.ts';
import { type EntradaRow, listEntradas } from './entradas.queries.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const FEED = '/api-public/diccionario/cambios.atom';

/** The feed of what happened to the registry (RFC 4287), one page of it (RFC 5005). */
export async function writeAtom(
  database: Kysely<DatabaseSchema>,
  sitio: string,
  pagina: number,
): Promise<string> {
  const { cambios, hayMas } = await listCambios(database, pagina);
  const entradas = await listEntradas(
    database,
    cambios.map(({ versionId }) => versionId),
  );
  const porVersion = new Map(entradas.map((entrada) => [entrada.versionId, entrada]));
  const address = (page: number) => `${sitio}${FEED}${page === 1 ? '' : `?pagina=${page}`}`;
  const feed = create({ version: '1.0', encoding: 'UTF-8' })
    .ele(ATOM, 'feed')
    .att('xml:lang', LOCALE)
    .ele('title')
    .txt('Cambios del diccionario de elementos de dato')
    .up()
    .ele('id')
    .txt(`${sitio}/diccionario`)
    .up()
    .ele('updated')
    .txt((cambios[0]?.momento ?? new Date(0)).toISOString())
    .up()
    .ele('author')
    .ele('name')
    .txt('Lenguaje común de intercambio')
    .up()
    .up();
  const links: readonly (readonly [string, string, string])[] = [
    ['self', 'application/atom+xml', address(pagina)],
    ['alternate', 'text/html', `${sitio}/diccionario`],
    ['first', 'application/atom+xml', address(1)],
    ...(pagina > 1 ? ([['previous', 'application/atom+xml', address(pagina - 1)]] as const) : []),
    ...(hayMas ? ([['next', 'application/atom+xml', address(pagina + 1)]] as const) : []),
  ];
  for (const [rel, type, href] of links) feed.ele('link').att({ rel, type, href }).up();
  for (const cambio of cambios) {
    const entrada = porVersion.get(cambio.versionId);
    if (entrada) addEntrada(feed, sitio, cambio, entrada);
  }
  return feed.end();
}

type Feed = ReturnType<ReturnType<typeof create>['ele']>;

function addEntrada(feed: Feed, sitio: string, cambio: CambioRow, entrada: EntradaRow): void {
  const { suceso, momento, motivo } = cambio;
  const { nombre, version, oid, definicion, capa, dominio } = entrada;
  const title =
    suceso === 'incorporado' ? `${nombre} ${version}: incorporado` : `${nombre} ${version}: caducado`;
  feed
    .ele('entry')
    .ele('title')
    .txt(clean(title))
    .up()
    .ele('id')
    .txt(`urn:oid:${oid}${suceso === 'caducado' ? ':caducado' : ''}`)
    .up()
    .ele('updated')
    .txt(momento.toISOString())
    .up()
    .ele('link')
    .att({ rel: 'alternate', type: 'text/html', href: sitio + toDireccionElemento(entrada, version) })
    .up()
    .ele('category')
    .att({ term: suceso, label: suceso === 'incorporado' ? 'Incorporado' : 'Caducado' })
    .up()
    .ele('category')
    .att({ term: `${capa.codigo}/${dominio.codigo}`, label: clean(`${capa.nombre} · ${dominio.nombre}`) })
    .up()
    .ele('summary')
    .txt(clean(motivo === null ? definicion : `${motivo} — ${definicion}`))
    .up()
    .up();
}

/** Characters XML 1.0 cannot carry are left out. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those XML forbids are meant
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').toWellFormed();
}
