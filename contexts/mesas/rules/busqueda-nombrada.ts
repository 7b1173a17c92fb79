import { BUSQUEDA_VACIA, formatBusqueda, parseBusqueda } from './busqueda-mesas.ts';
import {
  formatProfunda,
  isProfunda,
  PROFUNDA_VACIA,
  parseProfunda,
  toConsulta,
} from './busqueda-profunda/direccion.ts';

/**
 * The search an address shows, as it is kept with a name: from its first page and in one spelling; null when the
 * address shows none worth keeping.
 *
 * @param consulta query of the address of the mesas home
 */
export function normalizeConsulta(consulta: string): string | null {
  const params = new URLSearchParams(consulta);
  if (isProfunda(params)) {
    const kept = toConsulta(formatProfunda({ ...parseProfunda(params), pagina: 1 }));
    return kept === toConsulta(formatProfunda(PROFUNDA_VACIA)) ? null : kept;
  }
  const busqueda = parseBusqueda(params);
  if (!busqueda.consultada) return null;
  const kept = toConsulta(formatBusqueda({ ...busqueda, pagina: 1 }));
  return kept === toConsulta(formatBusqueda({ ...BUSQUEDA_VACIA, consultada: true })) ? null : kept;
}

/** A name to start from: what was searched. */
export function suggestNombre(consulta: string): string {
  const params = new URLSearchParams(consulta);
  return params.get('texto') ?? params.get('nombre') ?? '';
}

/** What a kept search looks for, in a line: 'En el contenido: «acta» y 2 filtros'. */
export function describeConsulta(consulta: string): string {
  const params = new URLSearchParams(consulta);
  const { texto, filtro, sector, anio, fuente } = parseProfunda(params);
  const palabras = isProfunda(params) ? texto : filtro.nombre;
  const { nombre, ...resto } = filtro;
  const otros = [...Object.values(resto), sector, anio, fuente, isProfunda(params) && nombre ? nombre : null];
  const cuantos = otros.filter((valor) => valor !== null).length;
  const partes = [
    ...(palabras === '' ? [] : [`«${palabras}»`]),
    ...(cuantos === 0 ? [] : [cuantos === 1 ? '1 filtro' : `${cuantos} filtros`]),
  ];
  const modo = isProfunda(params) ? 'En el contenido' : 'Por filtros';
  return partes.length === 0 ? modo : `${modo}: ${partes.join(' y ')}`;
}
