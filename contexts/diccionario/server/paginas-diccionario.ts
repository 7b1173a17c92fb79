import type { DatabaseSchema } from '@marco/database';
import { findSitio } from '@marco/parametros/port';
import type { HeadedPages } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { ARCHIVOS_DICCIONARIO, diccionarioPaths, TITULO_DICCIONARIO } from '../contract/diccionario.paths.ts';
import { DESCRIPCION_DICCIONARIO, FORMAS_ELEMENTO, toDireccionElemento } from '../contract/terms.ts';
import { findDireccionDatos } from '../rules/direccion-datos.ts';
import { listOpciones } from './get-elemento-publicado.ts';

type Database = Kysely<DatabaseSchema>;

/** What the pages of the dictionary say to search engines and to programs that read no screen. */
export function listPaginasDiccionario(database: Database): readonly HeadedPages[] {
  return [
    { path: diccionarioPaths.home, find: () => presentCabezaDiccionario(database) },
    {
      path: diccionarioPaths.elemento.replace(':clave', '{clave}') as `/${string}`,
      find: ({ clave = '' }) => findCabezaElemento(database, clave),
    },
  ];
}

async function presentCabezaDiccionario(database: Database) {
  const { base, producto } = await findSitio(database);
  const url = base + diccionarioPaths.home;
  return {
    title: `${TITULO_DICCIONARIO} | ${producto}`,
    heading: TITULO_DICCIONARIO,
    description: DESCRIPCION_DICCIONARIO,
    canonical: url,
    alternates: [
      { type: 'application/atom+xml', title: 'Cambios', href: base + ARCHIVOS_DICCIONARIO.cambios },
      { type: 'application/zip', title: 'Registro completo', href: base + ARCHIVOS_DICCIONARIO.registro },
    ],
    data: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTermSet',
      '@id': url,
      url,
      name: TITULO_DICCIONARIO,
      description: DESCRIPCION_DICCIONARIO,
      inLanguage: 'es',
    },
  };
}

/** A key that several elements share names no page. */
async function findCabezaElemento(database: Database, clave: string) {
  const [elemento, ...otros] = await listOpciones(database, clave);
  if (elemento === undefined || otros.length > 0) return undefined;
  const { base, producto } = await findSitio(database);
  const { nombre, definicion, identificador, oid } = elemento;
  const direccion = toDireccionElemento(elemento);
  const url = base + direccion;
  const datos = findDireccionDatos(direccion) ?? direccion;
  return {
    title: `${nombre} | ${producto}`,
    heading: nombre,
    description: definicion,
    canonical: url,
    alternates: Object.entries(FORMAS_ELEMENTO).map(([type, formato]) => ({
      type,
      title: `${nombre} (${formato})`,
      href: `${base}${datos}${datos.includes('?') ? '&' : '?'}formato=${formato}`,
    })),
    data: {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      '@id': url,
      url,
      name: nombre,
      description: definicion,
      termCode: identificador,
      identifier: `urn:oid:${oid}`,
      inDefinedTermSet: base + diccionarioPaths.home,
      inLanguage: 'es',
    },
  };
}
