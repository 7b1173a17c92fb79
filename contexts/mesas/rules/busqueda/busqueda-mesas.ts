import {
  defineListAddress,
  fields,
  flag,
  id,
  paging,
  sorting,
  text,
  yesOrNo,
} from '@marco/contract-kit/list-address';
import {
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_MESA,
  TAMANO_RESULTADOS,
  TAMANOS_RESULTADOS,
} from '../../contract/terms.ts';

/** The six filters of the home (MESA-01); empty text and null filter nothing. */
export const FILTRO = fields({
  nombre: text('nombre', MAXIMO_TEXTO_BUSQUEDA),
  estado: yesOrNo('estado', { activa: true, cerrada: false }),
  entidad: id('entidad'),
  consultor: id('consultor'),
  servicio: id('servicio'),
  estadoServicio: id('estadoServicio'),
});

/** Page and number of rows, in both searches of the home. */
export const PAGINACION = paging(TAMANOS_RESULTADOS, TAMANO_RESULTADOS);

/** The home in its address. Nothing is searched before the first Consultar, which it says (MESA-02). */
export const {
  empty: BUSQUEDA_VACIA,
  parse: parseBusqueda,
  format: formatBusqueda,
} = defineListAddress(
  fields({ filtro: FILTRO }),
  PAGINACION,
  sorting(ORDENES_MESA, 'nombreMesa'),
  fields({ consultada: flag('consultar') }),
);

/** What the home shows: filter, page and order of the last Consultar. */
export type BusquedaMesas = ReturnType<typeof parseBusqueda>;
export type FiltroBusqueda = BusquedaMesas['filtro'];

export const FILTRO_VACIO = BUSQUEDA_VACIA.filtro;

/** Whether the query of an address says anything about a search: then it wins over what was stored. */
export function hasBusqueda(parametros: Iterable<readonly [string, string]>): boolean {
  return formatBusqueda(parseBusqueda(parametros)).length > 0;
}

/** Why a name cannot be searched; undefined when it can. */
export function findErrorNombre(nombre: string): string | undefined {
  return nombre.trim().length > MAXIMO_TEXTO_BUSQUEDA
    ? `Escriba máximo ${MAXIMO_TEXTO_BUSQUEDA} caracteres.`
    : undefined;
}
