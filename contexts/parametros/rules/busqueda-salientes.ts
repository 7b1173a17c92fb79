import { defineListAddress, fields, oneOf, paging, text } from '@marco/contract-kit/list-address';
import { ESTADOS_CORREO, MAXIMO_TEXTO_SALIENTES, TAMANOS_SALIENTES } from '../contract/terms.ts';

/** The outbox in its address; empty text and null filter nothing. */
export const {
  empty: SALIENTES_VACIA,
  parse: parseSalientes,
  format: formatSalientes,
} = defineListAddress(
  fields({
    filtro: fields({
      texto: text('texto', MAXIMO_TEXTO_SALIENTES),
      estado: oneOf('estado', ESTADOS_CORREO),
    }),
  }),
  paging(TAMANOS_SALIENTES),
);

/** What the outbox shows, all in its address. */
export type BusquedaSalientes = ReturnType<typeof parseSalientes>;
export type FiltroSalientes = BusquedaSalientes['filtro'];
