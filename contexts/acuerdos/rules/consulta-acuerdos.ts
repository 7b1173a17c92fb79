import { defineListAddress, fields, oneOf, paging, sorting, text } from '@marco/contract-kit/list-address';
import {
  ESTADOS_ACUERDO,
  LIMITES_ACUERDO,
  ORDENES_ACUERDOS,
  TAMANOS_ACUERDOS,
  VISTAS_ACUERDOS,
} from '../contract/terms.ts';

/** The list of the acuerdos in its address, the newest first; empty text and null filter nothing. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: fields({ texto: text('texto', LIMITES_ACUERDO.texto) }),
    vista: oneOf('vista', VISTAS_ACUERDOS),
    estado: oneOf('estado', ESTADOS_ACUERDO),
  }),
  paging(TAMANOS_ACUERDOS),
  sorting(ORDENES_ACUERDOS, 'fecha', { descendente: true }),
);

/** What the list shows: side, filter, state, page and order, all in its address. */
export type ConsultaAcuerdos = ReturnType<typeof parseConsulta>;
