import { defineListAddress, fields, id, paging, text } from '@marco/contract-kit/list-address';
import { LIMITES_TRAMITE, TAMANO_TRAMITES, TAMANOS_TRAMITES } from '../contract/terms.ts';

const FILTRO = fields({ texto: text('texto', LIMITES_TRAMITE.busqueda), entidad: id('entidad') });

/** The list of the trámites in its address. */
export const { parse: parseConsulta, format: formatConsulta } = defineListAddress(
  fields({ filtro: FILTRO }),
  paging(TAMANOS_TRAMITES, TAMANO_TRAMITES),
);

/** What the list shows: filter and page. */
export type ConsultaTramites = ReturnType<typeof parseConsulta>;
export type FiltroTramites = typeof FILTRO.usual;

export const FILTRO_VACIO = FILTRO.usual;
