import type { DatabaseSchema } from '@marco/database';
import { ESTADO_VERSION, TIPO_DATO } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import { listDetalles } from '@marco/oid/port';
import type { Kysely } from 'kysely';
import type {
  BusquedaDiccionario,
  EntradaDiccionario,
  FacetasDiccionario,
  ResultadoDiccionario,
} from '../contract/index.ts';
import { CLASE_DICCIONARIO, FACETAS_DICCIONARIO } from '../contract/terms.ts';
import { findCorreccion } from '../rules/correccion.ts';
import { findOid, parseTerminos } from '../rules/terminos.ts';
import { type EntradaRow, listEntradas } from './entradas.queries.ts';
import {
  type FacetaRow,
  hasTermino,
  listPalabrasParecidas,
  searchHalladas,
} from './search-diccionario.queries.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * One page of the dictionary with its facets. A word that does not occur is replaced by the nearest one that does.
 */
export async function searchDiccionario(
  database: Database,
  pedida: BusquedaDiccionario,
): Promise<ResultadoDiccionario> {
  const { busqueda, terminos } = readConsulta(pedida);
  let halladas = await searchHalladas(database, busqueda, terminos);
  let corregido: string | null = null;
  if (halladas.total === 0 && terminos.length > 0) {
    const corregidos = await correctTerminos(database, terminos);
    if (corregidos) {
      halladas = await searchHalladas(database, busqueda, corregidos);
      corregido = corregidos.join(' ');
    }
  }
  const { ids, total, facetas } = halladas;
  const rows = await listEntradas(database, ids);
  return {
    elementos: await presentEntradas(database, rows),
    total,
    facetas: presentFacetas(facetas),
    corregido,
  };
}

/** The search to run: if the text is an identifier, it searches the element with that identifier. */
export function readConsulta<Busqueda extends Pick<BusquedaDiccionario, 'texto' | 'oid'>>(
  busqueda: Busqueda,
) {
  const oid = busqueda.oid ?? findOid(busqueda.texto ?? '');
  const isOid = oid !== null && !busqueda.oid;
  return {
    busqueda: { ...busqueda, oid },
    terminos: isOid ? [] : parseTerminos(busqueda.texto ?? ''),
  };
}

/** The words, with unknown words corrected; null if none can be corrected. */
async function correctTerminos(
  database: Database,
  terminos: readonly string[],
): Promise<readonly string[] | null> {
  const corregidos: string[] = [];
  for (const termino of terminos) {
    if (await hasTermino(database, termino)) corregidos.push(termino);
    else {
      const correccion = findCorreccion(termino, await listPalabrasParecidas(database, termino));
      if (correccion === undefined) return null;
      corregidos.push(correccion);
    }
  }
  return corregidos.every((corregido, place) => corregido === terminos[place]) ? null : corregidos;
}

/** The words of a text with unknown ones corrected; undefined where none can be. */
export async function findTextoCorregido(database: Database, texto: string): Promise<string | undefined> {
  const terminos = parseTerminos(texto);
  const corregidos = terminos.length === 0 ? null : await correctTerminos(database, terminos);
  return corregidos?.join(' ');
}

/** Entries as the wire tells them, each with the levels of its identifier (TABLE-05). */
export async function presentEntradas(
  database: Database,
  rows: readonly EntradaRow[],
): Promise<EntradaDiccionario[]> {
  const detalles = await listDetalles(
    database,
    rows.map(({ oid }) => oid),
  );
  return rows.map(({ tipoDato: _, rigeDesde: __, entidad: ___, ...row }) => ({
    ...row,
    oidDetails: [...(detalles.get(row.oid) ?? [])],
  }));
}

function presentFacetas(rows: readonly FacetaRow[]): FacetasDiccionario {
  const nombres: Readonly<Record<string, string>> = { ...ESTADO_VERSION, ...CLASE_DICCIONARIO, ...TIPO_DATO };
  const porFaceta = Map.groupBy(rows, ({ faceta }) => faceta);
  return Object.fromEntries(
    FACETAS_DICCIONARIO.map((faceta) => [
      faceta,
      (porFaceta.get(faceta) ?? [])
        .map(({ valor, nombre, cantidad }) => ({
          valor,
          nombre: faceta === 'entidad' ? presentEntidad(nombre ?? '') : (nombre ?? nombres[valor] ?? valor),
          cantidad,
        }))
        .toSorted((one, other) => other.cantidad - one.cantidad),
    ]),
  ) as FacetasDiccionario;
}
