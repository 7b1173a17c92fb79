import {
  defineListAddress,
  fields,
  id,
  oneOf,
  paging,
  sorting,
  text,
} from '@marco/contract-kit/list-address';
import {
  ESTADOS_CAPA,
  LIMITES_CAPA,
  ORDENES_CAPA,
  TAMANO_LISTA_CAPAS,
  TAMANOS_LISTA_CAPAS,
  TIPOS_CAPA,
} from '../contract/terms.ts';

/** The list of the layers in its address; empty text and null filter nothing. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: fields({
      nombre: text('nombre', LIMITES_CAPA.nombre),
      tipo: oneOf('tipo', TIPOS_CAPA),
      sectorId: id('sector'),
      entidadId: id('entidad'),
    }),
    estado: oneOf('estado', ESTADOS_CAPA),
  }),
  paging(TAMANOS_LISTA_CAPAS, TAMANO_LISTA_CAPAS),
  sorting(ORDENES_CAPA, 'nombre'),
);

/** What the list shows: filter, state, page and order, all in its address. */
export type ConsultaCapas = ReturnType<typeof parseConsulta>;
export type FiltroConsulta = ConsultaCapas['filtro'];

export const FILTRO_VACIO = CONSULTA_VACIA.filtro;
