import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  ESTADOS_MEMBRESIA,
  type EstadoDeMembresia,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_USUARIO,
  type OrdenUsuario,
  TAMANO_USUARIOS,
  TAMANOS_USUARIOS,
} from '../contract/terms.ts';

/** Filters of the list of users; empty text and null filter nothing. */
export interface FiltroBusqueda {
  readonly texto: string;
  readonly entidad: number | null;
  readonly rol: number | null;
  readonly estado: EstadoDeMembresia | null;
}

/** What the list shows. */
export interface BusquedaUsuarios extends FiltroBusqueda {
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenUsuario;
  readonly descendente: boolean;
}

export const FILTRO_VACIO: FiltroBusqueda = { texto: '', entidad: null, rol: null, estado: null };

export const BUSQUEDA_VACIA: BusquedaUsuarios = {
  ...FILTRO_VACIO,
  ...{ pagina: 1, tamano: TAMANO_USUARIOS, orden: 'nombre', descendente: false },
};

/** Reads the search from the query of an address; what makes no sense counts as absent. */
export function parseBusqueda(parametros: Iterable<readonly [string, string]>): BusquedaUsuarios {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_USUARIO.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    texto: (values.get('texto') ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).trim(),
    entidad: parseWholeNumber(values.get('entidad')),
    rol: parseWholeNumber(values.get('rol')),
    estado: ESTADOS_MEMBRESIA.find((estado) => estado === values.get('estado')) ?? null,
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_USUARIOS.find((size) => size === tamano) ?? TAMANO_USUARIOS,
    orden: column ?? BUSQUEDA_VACIA.orden,
    descendente: column !== undefined && orden.startsWith('-'),
  };
}

/** Writes the search for the query of an address; what is as usual is left out. */
export function formatBusqueda(busqueda: BusquedaUsuarios): [name: string, value: string][] {
  const { texto, entidad, rol, estado, pagina, tamano, orden, descendente } = busqueda;
  const parametros: [string, string][] = [];
  if (texto !== '') parametros.push(['texto', texto]);
  if (entidad !== null) parametros.push(['entidad', String(entidad)]);
  if (rol !== null) parametros.push(['rol', String(rol)]);
  if (estado !== null) parametros.push(['estado', estado]);
  if (pagina !== 1) parametros.push(['pagina', String(pagina)]);
  if (tamano !== TAMANO_USUARIOS) parametros.push(['tamano', String(tamano)]);
  if (orden !== BUSQUEDA_VACIA.orden || descendente)
    parametros.push(['orden', `${descendente ? '-' : ''}${orden}`]);
  return parametros;
}
