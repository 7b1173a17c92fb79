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
  CATEGORIAS_ESTANDAR,
  ESTADOS_ESTANDAR,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_ESTANDARES,
  TAMANO_LISTA,
  TAMANOS_LISTA,
} from '../contract/terms.ts';

const FILTRO = fields({
  texto: text('texto', MAXIMO_TEXTO_BUSQUEDA),
  organismo: text('organismo', MAXIMO_TEXTO_BUSQUEDA),
  categoria: oneOf('categoria', CATEGORIAS_ESTANDAR),
  sectorId: id('sector'),
});

/** The list of the standards in its address; empty text and null filter nothing. */
export const { parse: parseConsulta, format: formatConsulta } = defineListAddress(
  fields({ filtro: FILTRO, estado: oneOf('estado', ESTADOS_ESTANDAR) }),
  paging(TAMANOS_LISTA, TAMANO_LISTA),
  sorting(ORDENES_ESTANDARES, 'nombre'),
);

/** What the list shows: filter, state, page and order, all in its address. */
export type ConsultaEstandares = ReturnType<typeof parseConsulta>;
export type FiltroEstandares = typeof FILTRO.usual;

export const FILTRO_VACIO = FILTRO.usual;
