import { defineListAddress, fields, id, paging, text } from '@marco/contract-kit/list-address';
import { LIMITES_SOLICITUD } from '../contract/terms.ts';

export const TAMANOS_SERVICIOS = [10, 25, 50] as const;

/** The list of the services by level in its address; no state of the servicio is all of them. */
export const {
  empty: CONSULTA_SERVICIOS_VACIA,
  parse: parseConsultaServicios,
  format: formatConsultaServicios,
} = defineListAddress(
  fields({ texto: text('texto', LIMITES_SOLICITUD.texto), estadoServicioId: id('estado') }),
  paging(TAMANOS_SERVICIOS),
);

/** What the list of the services by level shows, all of it in its address. */
export type ConsultaServicios = ReturnType<typeof parseConsultaServicios>;
