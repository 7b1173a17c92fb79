import { defineListAddress, fields, id, oneOf, paging, text } from '@marco/contract-kit/list-address';
import { LIMITES_TRAMITE, MARCAS_MAPA, TAMANOS_MAPA } from '../../contract/terms.ts';

const FILTRO = fields({
  texto: text('texto', LIMITES_TRAMITE.busqueda),
  entidad: id('entidad'),
  marca: oneOf('marca', MARCAS_MAPA),
});

/** The once-only map in its address: what narrows it, its page, and as what it is shown. */
export const { parse: parseConsulta, format: formatConsulta } = defineListAddress(
  fields({ filtro: FILTRO }),
  paging(TAMANOS_MAPA, TAMANOS_MAPA[0]),
  fields({ vista: oneOf('vista', ['matriz', 'lista'], 'matriz') }),
);

export type ConsultaMapa = ReturnType<typeof parseConsulta>;
export type FiltroMapa = typeof FILTRO.usual;

export const FILTRO_VACIO = FILTRO.usual;
