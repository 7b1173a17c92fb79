import { Readable } from 'node:stream';
import { certificadosPaths } from '@marco/certificados/paths';
import type { DatabaseSchema } from '@marco/database';
import { DICCIONARIO } from '@marco/oid/paths';
import { findSitio } from '@marco/parametros/port';
import { DocumentAnswer, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { create, fragment } from 'xmlbuilder2';
import { ARCHIVOS_DIRECTORIO } from '../../contract/direcciones.terms.ts';
import { directorioPaths, toFicha } from '../../contract/directorio.paths.ts';
import { formatosErrors } from '../../contract/formatos.errors.ts';
import { SERVICIOS_POR_MAPA } from '../../contract/formatos.terms.ts';
import { findUltimoServicio, listPaginasPublicas } from './versiones-publicas.queries.ts';

type Database = Kysely<DatabaseSchema>;

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const TIPO = 'application/xml; charset=utf-8';

/** Pages that stand whatever the directory holds. */
const PAGINAS_FIJAS = ['/', directorioPaths.home, DICCIONARIO, certificadosPaths.verificar];

/**
 * The map of the site for search engines (sitemaps.org): its index, or one part of it. A part holds the pages of the servicios
 * whose id lies in its range, so that a page stays in its part.
 *
 * @throws AppError `PARTE_DEL_MAPA_INEXISTENTE`
 */
export async function presentMapa(database: Database, parte: number | undefined): Promise<DocumentAnswer> {
  const { base } = await findSitio(database);
  const partes = Math.max(1, Math.ceil((await findUltimoServicio(database)) / SERVICIOS_POR_MAPA));
  if (parte === undefined) return new DocumentAnswer({ type: TIPO, content: writeIndice(base, partes) });
  if (parte > partes) throw refuse(formatosErrors, 'PARTE_DEL_MAPA_INEXISTENTE');
  return new DocumentAnswer({
    type: TIPO,
    content: async () => Readable.from(writeParte(database, base, parte), { objectMode: false }),
  });
}

function writeIndice(base: string, partes: number): string {
  const index = create({ version: '1.0', encoding: 'UTF-8' }).ele(SITEMAP, 'sitemapindex');
  for (let parte = 1; parte <= partes; parte += 1)
    index.ele('sitemap').ele('loc').txt(`${base}${ARCHIVOS_DIRECTORIO.mapa}?parte=${parte}`);
  return index.end();
}

async function* writeParte(database: Database, base: string, parte: number): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${SITEMAP}">`;
  if (parte === 1) yield PAGINAS_FIJAS.map((path) => writePagina(base + path)).join('');
  const hasta = parte * SERVICIOS_POR_MAPA;
  const paginas = listPaginasPublicas(database, { despuesDe: hasta - SERVICIOS_POR_MAPA, hasta });
  for await (const rows of paginas)
    yield rows
      .map((row) => writePagina(base + toFicha(row.parteEntidad, row.parteServicio), row.actualizado))
      .join('');
  yield '\n</urlset>\n';
}

function writePagina(loc: string, lastmod?: Date): string {
  const url = fragment().ele('url');
  url.ele('loc').txt(loc);
  if (lastmod) url.ele('lastmod').txt(lastmod.toISOString());
  return `\n${url.up().toString()}`;
}
