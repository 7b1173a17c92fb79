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
  ESTADOS_MEMBRESIA,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_USUARIO,
  TAMANO_USUARIOS,
  TAMANOS_USUARIOS,
} from '../../contract/terms.ts';

const FILTRO = fields({
  texto: text('texto', MAXIMO_TEXTO_BUSQUEDA),
  entidad: id('entidad'),
  rol: id('rol'),
  estado: oneOf('estado', ESTADOS_MEMBRESIA),
});

/** The list of users in its address; empty text and null filter nothing. */
export const {
  empty: BUSQUEDA_VACIA,
  parse: parseBusqueda,
  format: formatBusqueda,
} = defineListAddress(FILTRO, paging(TAMANOS_USUARIOS, TAMANO_USUARIOS), sorting(ORDENES_USUARIO, 'nombre'));

/** What the list shows, all in its address. */
export type BusquedaUsuarios = ReturnType<typeof parseBusqueda>;
