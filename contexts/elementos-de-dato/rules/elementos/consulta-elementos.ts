import {
  day,
  defineListAddress,
  fields,
  id,
  namedRow,
  oneOf,
  paging,
  sorting,
  text,
} from '@marco/contract-kit/list-address';
import {
  CLASES_ELEMENTO,
  ESTADOS_VERSION,
  LIMITES_ELEMENTO,
  ORDENES_ELEMENTO,
  TAMANOS_ELEMENTOS,
  TIPOS_ELEMENTO,
} from '../../contract/terms.ts';

/** The list of the elements in its address; empty text and null filter nothing. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: fields({
      texto: text('texto', LIMITES_ELEMENTO.texto),
      capaId: id('capa'),
      dominioId: id('dominio'),
      tipo: oneOf('tipo', TIPOS_ELEMENTO),
      clase: oneOf('clase', CLASES_ELEMENTO),
      entidad: namedRow('entidad', LIMITES_ELEMENTO.texto),
      // The registry as it stood on this day; none for the present one.
      fecha: day('fecha'),
    }),
    estado: oneOf('estado', ESTADOS_VERSION),
  }),
  paging(TAMANOS_ELEMENTOS),
  sorting(ORDENES_ELEMENTO, 'nombre'),
);

/** What the list shows: filter, state, page and order, all in its address. */
export type ConsultaElementos = ReturnType<typeof parseConsulta>;
export type FiltroElementos = ConsultaElementos['filtro'];

export const FILTRO_VACIO = CONSULTA_VACIA.filtro;
