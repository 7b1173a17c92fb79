import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { findSitio } from '@marco/parametros/port';
import type { HeadedPages } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { ARCHIVOS_DIRECTORIO, toArchivo, toCambios } from '../../contract/direcciones.terms.ts';
import { directorioPaths, TITULO_DIRECTORIO, toFicha } from '../../contract/directorio.paths.ts';
import { DESCRIPCION_DIRECTORIO } from '../../rules/formatos/catalogo.ts';
import { presentDirectorioWeb, presentWebApi } from '../../rules/formatos/web-api.ts';
import { presentDirectorio } from '../../rules/presentacion.ts';
import { toResumen } from '../../rules/resumen.ts';
import { countDirectorio } from '../busqueda/search-directorio.queries.ts';
import { findPaginaServicio } from './pagina-servicio.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the pages of the directory say to search engines and to programs that read no screen. */
export function listPaginasDirectorio(database: Database): readonly HeadedPages[] {
  const find: HeadedPages['find'] = (params) => findCabezaServicio(database, params);
  return [
    { path: directorioPaths.home, find: () => presentCabezaDirectorio(database) },
    { path: toFicha('{entidad}', '{servicio}') as `/${string}`, find },
    { path: toFicha('{entidad}', '{servicio}', '{version}') as `/${string}`, find },
  ];
}

async function presentCabezaDirectorio(database: Database) {
  const sitio = await findSitio(database);
  const { base, producto } = sitio;
  return {
    title: `${TITULO_DIRECTORIO} | ${producto}`,
    heading: TITULO_DIRECTORIO,
    description: presentDirectorio(await countDirectorio(database)),
    canonical: base + directorioPaths.home,
    alternates: [
      { type: 'application/ld+json', title: 'Catálogo DCAT', href: base + ARCHIVOS_DIRECTORIO.catalogo },
      { type: 'text/csv', title: 'Versiones', href: base + toArchivo('versiones', 'csv') },
      { type: 'application/atom+xml', title: 'Cambios', href: base + toCambios() },
    ],
    data: presentDirectorioWeb(sitio),
  };
}

async function findCabezaServicio(database: Database, params: Readonly<Record<string, string>>) {
  const { entidad = '', servicio = '', version } = params;
  const found = await findPaginaServicio(database, { entidad, servicio, version });
  if (!found) return undefined;
  const sitio = await findSitio(database);
  const { base, producto } = sitio;
  const { servicioId, parteEntidad, parteServicio, descripcion, numero } = found;
  return {
    title: `${found.servicio} | ${producto}`,
    heading: found.servicio,
    description: descripcion.trim() === '' ? DESCRIPCION_DIRECTORIO : toResumen(descripcion),
    canonical: base + toFicha(parteEntidad, parteServicio, version),
    alternates: [
      {
        type: 'application/atom+xml',
        title: `Cambios de ${found.servicio}`,
        href: base + toCambios({ servicio: servicioId }),
      },
    ],
    data: presentWebApi(sitio, {
      servicio: found.servicio,
      descripcion,
      oid: found.oid,
      entidad: { nit: found.nit, nombre: presentEntidad(found.entidad), sitioWeb: null },
      numero,
      paginaServicio: toFicha(parteEntidad, parteServicio),
      elementos: found.elementos,
    }),
  };
}
