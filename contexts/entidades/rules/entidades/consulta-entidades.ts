import {
  defineListAddress,
  fields,
  id,
  matching,
  oneOf,
  paging,
  settled,
  sorting,
  text,
} from '@marco/contract-kit/list-address';
import {
  type EstadoEntidad,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_ENTIDAD,
  TAMANO_LISTA,
  TAMANOS_LISTA,
  TIPOS_ENTIDAD,
} from '../../contract/terms.ts';

const ESTADOS: readonly EstadoEntidad[] = ['activa', 'inactiva'];

const FILTRO = fields({
  texto: text('texto', MAXIMO_TEXTO_BUSQUEDA),
  tipo: oneOf('tipo', TIPOS_ENTIDAD),
  sectorId: id('sector'),
  ordenId: id('ordenEntidad'),
  departamentoCodigo: matching('departamento', (code) => /^\d{2}$/.test(code), null),
  municipioCodigo: matching('municipio', (code) => /^\d{5}$/.test(code), null),
});

/** The list of the entities in its address; empty text and null filter nothing. */
export const {
  empty: CONSULTA_VACIA,
  parse: parseConsulta,
  format: formatConsulta,
} = defineListAddress(
  fields({
    filtro: settled(FILTRO, (filtro) => ({ ...filtro, municipioCodigo: findMunicipio(filtro) })),
    estado: oneOf('estado', ESTADOS),
  }),
  paging(TAMANOS_LISTA, TAMANO_LISTA),
  sorting(ORDENES_ENTIDAD, 'nombre'),
);

/** What the list shows: filter, state, page and order, all in its address. */
export type ConsultaEntidades = ReturnType<typeof parseConsulta>;
export type FiltroConsulta = ConsultaEntidades['filtro'];

export const FILTRO_VACIO = CONSULTA_VACIA.filtro;

/** The municipality, where it is one of the department. */
function findMunicipio({ departamentoCodigo, municipioCodigo }: typeof FILTRO.usual): string | null {
  return departamentoCodigo !== null && municipioCodigo?.startsWith(departamentoCodigo)
    ? municipioCodigo
    : null;
}
