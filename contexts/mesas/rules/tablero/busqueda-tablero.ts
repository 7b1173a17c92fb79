import { defineListAddress, fields, id, oneOf, text } from '@marco/contract-kit/list-address';
import { MODOS_TABLERO } from '../../contract/tablero.terms.ts';
import { MAXIMO_TEXTO_BUSQUEDA, VISTAS_COMPROMISOS } from '../../contract/terms.ts';

/** The board of commitments in its address; no `vista` is the first board of the person, no `mes` the one of today. */
export const { parse: parseTablero, format: formatTablero } = defineListAddress(
  fields({
    vista: oneOf('vista', VISTAS_COMPROMISOS),
    texto: text('texto', MAXIMO_TEXTO_BUSQUEDA),
    mesa: id('mesa'),
    modo: oneOf('modo', MODOS_TABLERO, 'tablero'),
    mes: text('mes', 7),
  }),
);

/** What the board of commitments shows, all in its address. */
export type BusquedaTablero = ReturnType<typeof parseTablero>;

/** The month of an address, or the one of today where it says none. */
export function toMes(mes: string, hoy: string): string {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(mes) ? mes : hoy.slice(0, 7);
}
