import { defineListAddress, fields, oneOf, paging, text } from '@marco/contract-kit/list-address';
import { LIMITES_VIDA, TAMANOS_VERSIONES, VISTAS_VERSIONES } from '../contract/vida.terms.ts';

/** The list of the versions that others use in its address; without a view it shows those that end. */
export const { parse: parseConsultaVersiones, format: formatConsultaVersiones } = defineListAddress(
  fields({ texto: text('texto', LIMITES_VIDA.texto), vista: oneOf('vista', VISTAS_VERSIONES) }),
  paging(TAMANOS_VERSIONES),
);

export type ConsultaVersiones = ReturnType<typeof parseConsultaVersiones>;
