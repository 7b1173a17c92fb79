import type { DatabaseSchema } from '@marco/database';
import { findCorreccion, MINIMO_DENTRO, parseTerminos, toTextoPlegado } from '@marco/diccionario/port';
import type { Kysely } from 'kysely';
import type {
  BusquedaDirectorio,
  ResultadoDirectorio,
  ServicioDirectorio,
  SugerenciaDato,
} from '../../contract/index.ts';
import { MINIMO_SUGERENCIA_DATO } from '../../contract/terms.ts';
import { listBuscadas } from '../../rules/busqueda/puntaje.ts';
import { listDatos, listElementosParecidos, listSinOferta, listSugeridos } from './datos.queries.ts';
import { type LoBuscado, presentServicio } from './present-servicio.ts';
import {
  type ConsultaPlegada,
  countDirectorio,
  hasPalabra,
  listPalabrasParecidas,
  searchHallados,
} from './search-directorio.queries.ts';
import { listDatosDeServicios, listServicios } from './servicios.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The words a text looks for. */
export function toConsulta(texto: string | undefined): ConsultaPlegada {
  const frase = toTextoPlegado(texto ?? '');
  return { frase, palabras: parseTerminos(frase) };
}

/** One page of the directory. A word that does not occur is replaced by the nearest one that does. */
export async function searchDirectorio(
  database: Database,
  busqueda: BusquedaDirectorio,
): Promise<ResultadoDirectorio> {
  const { tengo = [], necesito = [] } = busqueda;
  const escrita = toConsulta(busqueda.texto);
  const found = await searchHallados(database, busqueda, escrita);
  const corrected = found.total === 0 ? await searchCorregida(database, busqueda, escrita) : undefined;
  const { hallados, consulta } = corrected ?? { hallados: found, consulta: escrita };
  const buscadas = busqueda.orden === 'relevancia' ? listBuscadas(consulta.palabras, consulta.frase) : null;
  const [servicios, totalDirectorio, datosTengo, datosNecesito, sinOferta] = await Promise.all([
    presentServicios(database, hallados.ids, { tengo, necesito, buscadas }),
    countDirectorio(database),
    listDatos(database, tengo),
    listDatos(database, necesito),
    findSinOferta(database, { necesito, isEmpty: hallados.total === 0, palabras: escrita.palabras }),
  ]);
  return {
    servicios,
    total: hallados.total,
    totalDirectorio,
    corregido: corrected ? consulta.frase : null,
    tengo: [...datosTengo],
    necesito: [...datosNecesito],
    sinOferta: [...sinOferta],
  };
}

/** Servicios by their ids as a list shows them. */
export async function presentServicios(
  database: Database,
  ids: readonly number[],
  buscado: LoBuscado,
): Promise<ServicioDirectorio[]> {
  const [rows, datos] = await Promise.all([
    listServicios(database, ids),
    listDatosDeServicios(database, ids),
  ]);
  const byServicio = Map.groupBy(datos, ({ servicioId }) => servicioId);
  return rows.map((row) => presentServicio(row, byServicio.get(row.servicioId) ?? [], buscado));
}

/** What nobody delivers of what is needed; where nothing was found, of what the words may mean too. */
async function findSinOferta(
  database: Database,
  {
    necesito,
    isEmpty,
    palabras,
  }: {
    readonly necesito: readonly number[];
    readonly isEmpty: boolean;
    readonly palabras: readonly string[];
  },
) {
  const meant = isEmpty ? await listElementosParecidos(database, palabras) : [];
  return listSinOferta(database, [...new Set([...necesito, ...meant])]);
}

/** The same search with unknown words corrected; undefined where that finds nothing either. */
async function searchCorregida(
  database: Database,
  busqueda: BusquedaDirectorio,
  { palabras }: ConsultaPlegada,
) {
  const corregidas = palabras.length === 0 ? null : await correctPalabras(database, palabras);
  if (corregidas === null) return undefined;
  const consulta = { frase: corregidas.join(' '), palabras: corregidas };
  const hallados = await searchHallados(database, busqueda, consulta);
  return hallados.total === 0 ? undefined : { hallados, consulta };
}

/** The words, with unknown ones corrected; null if none can be corrected. */
async function correctPalabras(
  database: Database,
  palabras: readonly string[],
): Promise<readonly string[] | null> {
  const corregidas: string[] = [];
  for (const palabra of palabras) {
    if (await hasPalabra(database, palabra)) corregidas.push(palabra);
    else {
      const correccion = findCorreccion(palabra, await listPalabrasParecidas(database, palabra));
      if (correccion === undefined) return null;
      corregidas.push(correccion);
    }
  }
  return corregidas.every((corregida, place) => corregida === palabras[place]) ? null : corregidas;
}

/** The words of a text with unknown ones corrected; undefined where none can be. */
export async function findTextoCorregido(database: Database, texto: string): Promise<string | undefined> {
  const { palabras } = toConsulta(texto);
  const corregidas = palabras.length === 0 ? null : await correctPalabras(database, palabras);
  return corregidas?.join(' ');
}

/** Data to suggest while somebody writes what they have or need; none before the third character. */
export async function listSugerencias(database: Database, texto: string): Promise<SugerenciaDato[]> {
  const { frase, palabras } = toConsulta(texto);
  const largas = palabras.filter((palabra) => palabra.length >= MINIMO_DENTRO);
  if (frase.length < MINIMO_SUGERENCIA_DATO || largas.length === 0) return [];
  return [...(await listSugeridos(database, frase, largas))];
}
