import { BUSQUEDA_VACIA, formatBusqueda, parseBusqueda } from '../busqueda/busqueda-mesas.ts';
import {
  formatProfunda,
  isProfunda,
  type Parametros,
  PROFUNDA_VACIA,
  parseProfunda,
} from '../busqueda-profunda/direccion.ts';

type Query = Iterable<readonly [string, string]>;

/**
 * The search an address shows, as it is kept with a name: from its first page and in one spelling; null when the
 * address shows none worth keeping.
 *
 * @param query of the address of the mesas home
 */
export function findConsulta(query: Query): Parametros | null {
  const pairs = [...query];
  if (isProfunda(pairs)) {
    const kept = formatProfunda({ ...parseProfunda(pairs), pagina: 1 });
    return kept.length === formatProfunda(PROFUNDA_VACIA).length ? null : kept;
  }
  const busqueda = parseBusqueda(pairs);
  if (!busqueda.consultada) return null;
  const kept = formatBusqueda({ ...busqueda, pagina: 1 });
  return kept.length === formatBusqueda({ ...BUSQUEDA_VACIA, consultada: true }).length ? null : kept;
}

/** A name to start from: what was searched. */
export function buildNombre(query: Query): string {
  const pairs = [...query];
  return parseProfunda(pairs).texto || parseBusqueda(pairs).filtro.nombre;
}

/** What a kept search looks for, in a line: 'En el contenido: «acta» y 2 filtros'. */
export function presentConsulta(query: Query): string {
  const pairs = [...query];
  const { texto, filtro, sector, anio, fuente } = parseProfunda(pairs);
  const { nombre, ...resto } = filtro;
  const isDeep = isProfunda(pairs);
  const palabras = isDeep ? texto : nombre;
  const otros = [...Object.values(resto), sector, anio, fuente, isDeep && nombre !== '' ? nombre : null];
  const cuantos = otros.filter((valor) => valor !== null).length;
  const partes = [
    ...(palabras === '' ? [] : [`«${palabras}»`]),
    ...(cuantos === 0 ? [] : [cuantos === 1 ? '1 filtro' : `${cuantos} filtros`]),
  ];
  const modo = isDeep ? 'En el contenido' : 'Por filtros';
  return partes.length === 0 ? modo : `${modo}: ${partes.join(' y ')}`;
}
