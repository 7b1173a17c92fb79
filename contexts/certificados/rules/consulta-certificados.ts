import { defineListAddress, fields, oneOf, paging, sorting, text } from '@marco/contract-kit/list-address';
import {
  ESTADOS_CERTIFICADO,
  LIMITES_CERTIFICADO,
  ORDENES_CERTIFICADO,
  PENDIENTES_CERTIFICADO,
  TAMANOS_CERTIFICADOS,
} from '../contract/terms.ts';

/** The list of the certificates in its address, the newest first; empty text and null filter nothing. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: fields({
      texto: text('texto', LIMITES_CERTIFICADO.texto),
      pendiente: oneOf('pendiente', PENDIENTES_CERTIFICADO),
    }),
    estado: oneOf('estado', ESTADOS_CERTIFICADO),
  }),
  paging(TAMANOS_CERTIFICADOS),
  sorting(ORDENES_CERTIFICADO, 'fecha', { descendente: true }),
);

/** What the list shows: filter, state, page and order, all in its address. */
export type ConsultaCertificados = ReturnType<typeof parseConsulta>;
