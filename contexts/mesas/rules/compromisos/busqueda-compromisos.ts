import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  FILTROS_TABLERO,
  type FiltroTablero,
  MAXIMO_TEXTO_BUSQUEDA,
  TAMANOS_COMPROMISOS,
  VISTAS_COMPROMISOS,
  type VistaCompromisos,
} from '../../contract/terms.ts';

/** What a board of commitments shows, all in its address. */
export interface BusquedaCompromisos {
  /** Null: the first board of the person. */
  readonly vista: VistaCompromisos | null;
  readonly texto: string;
  readonly entidad: number | null;
  readonly filtro: FiltroTablero | null;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
}

export const COMPROMISOS_VACIA: BusquedaCompromisos = {
  vista: null,
  texto: '',
  entidad: null,
  filtro: null,
  pagina: 1,
  tamano: TAMANOS_COMPROMISOS[0],
};

/** Reads the board from the query of an address; what makes no sense counts as absent. */
export function parseCompromisos(parametros: Iterable<readonly [string, string]>): BusquedaCompromisos {
  const values = new Map(parametros);
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    vista: VISTAS_COMPROMISOS.find((vista) => vista === values.get('vista')) ?? null,
    texto: (values.get('texto') ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).trim(),
    entidad: parseWholeNumber(values.get('entidad')),
    filtro: FILTROS_TABLERO.find((filtro) => filtro === values.get('filtro')) ?? null,
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_COMPROMISOS.find((size) => size === tamano) ?? COMPROMISOS_VACIA.tamano,
  };
}

/** Writes the board for the query of an address; what is as usual is left out. */
export function formatCompromisos(busqueda: BusquedaCompromisos): [name: string, value: string][] {
  const { vista, texto, entidad, filtro, pagina, tamano } = busqueda;
  const parametros: [string, string][] = [];
  if (vista !== null) parametros.push(['vista', vista]);
  if (texto !== '') parametros.push(['texto', texto]);
  if (entidad !== null) parametros.push(['entidad', String(entidad)]);
  if (filtro !== null) parametros.push(['filtro', filtro]);
  if (pagina !== 1) parametros.push(['pagina', String(pagina)]);
  if (tamano !== COMPROMISOS_VACIA.tamano) parametros.push(['tamano', String(tamano)]);
  return parametros;
}
