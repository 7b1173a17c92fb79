import { defineListAddress, fields, paging, text } from '@marco/contract-kit/list-address';
import { LIMITES_DESACUERDO, TAMANOS_PRECEDENTES } from '../contract/terms.ts';

/** The precedents in their address, the newest first. */
export const {
  empty: PRECEDENTES_VACIOS,
  parse: parsePrecedentes,
  format: formatPrecedentes,
} = defineListAddress(
  fields({ filtro: fields({ texto: text('texto', LIMITES_DESACUERDO.busqueda) }) }),
  paging(TAMANOS_PRECEDENTES),
);

export type ConsultaPrecedentes = ReturnType<typeof parsePrecedentes>;
