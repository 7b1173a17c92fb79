import {
  defineListAddress,
  fields,
  id,
  mark,
  oneOf,
  text,
  wholeNumber,
} from '@marco/contract-kit/list-address';
import { MAXIMO_TEXTO_BUSQUEDA, ORDENES_PROFUNDA, PROCEDENCIAS } from '../../contract/terms.ts';
import { FILTRO, PAGINACION } from '../busqueda/busqueda-mesas.ts';

/** The parameter of an address that shows the deep search. */
const MODO_PROFUNDO = ['modo', 'contenido'] as const;

/** The deep search in its address, which says the mode always. */
export const {
  empty: PROFUNDA_VACIA,
  parse: parseProfunda,
  format: formatProfunda,
} = defineListAddress(
  mark(...MODO_PROFUNDO),
  fields({ texto: text('texto', MAXIMO_TEXTO_BUSQUEDA), filtro: FILTRO }),
  PAGINACION,
  fields({
    sector: id('sector'),
    anio: wholeNumber('anio', 1900, 9999),
    fuente: oneOf('fuente', PROCEDENCIAS),
    orden: oneOf('orden', ORDENES_PROFUNDA, 'relevancia'),
  }),
);

/** What the deep search shows: text, the six filters of the home, what the facets add, page and order. */
export type EstadoProfunda = ReturnType<typeof parseProfunda>;

export type Parametros = readonly (readonly [name: string, value: string])[];

/** Whether an address shows the deep search. */
export function isProfunda(parametros: Iterable<readonly [string, string]>): boolean {
  return new Map(parametros).get(MODO_PROFUNDO[0]) === MODO_PROFUNDO[1];
}
