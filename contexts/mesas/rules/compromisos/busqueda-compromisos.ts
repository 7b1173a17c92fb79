import { defineListAddress, fields, id, oneOf, paging, text } from '@marco/contract-kit/list-address';
import {
  FILTROS_TABLERO,
  MAXIMO_TEXTO_BUSQUEDA,
  TAMANOS_COMPROMISOS,
  VISTAS_COMPROMISOS,
} from '../../contract/terms.ts';

/** A board of commitments in its address; no `vista` is the first board of the person. */
export const {
  empty: COMPROMISOS_VACIA,
  parse: parseCompromisos,
  format: formatCompromisos,
} = defineListAddress(
  fields({
    vista: oneOf('vista', VISTAS_COMPROMISOS),
    texto: text('texto', MAXIMO_TEXTO_BUSQUEDA),
    entidad: id('entidad'),
    filtro: oneOf('filtro', FILTROS_TABLERO),
  }),
  paging(TAMANOS_COMPROMISOS),
);

/** What a board of commitments shows, all in its address. */
export type BusquedaCompromisos = ReturnType<typeof parseCompromisos>;
