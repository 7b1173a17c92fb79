import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_MESA,
  type OrdenMesa,
  TAMANO_RESULTADOS,
  TAMANOS_RESULTADOS,
} from '../contract/terms.ts';

/** The six filters of the home (MESA-01); empty text and null filter nothing. */
export interface FiltroBusqueda {
  readonly nombre: string;
  readonly estado: boolean | null;
  readonly entidad: number | null;
  readonly consultor: number | null;
  readonly servicio: number | null;
  readonly estadoServicio: number | null;
}

/** What the home shows: filter, page and order of the last Consultar. */
export interface BusquedaMesas {
  readonly filtro: FiltroBusqueda;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenMesa;
  readonly descendente: boolean;
  /** Nothing is searched before the first Consultar (MESA-02). */
  readonly consultada: boolean;
}

export const FILTRO_VACIO: FiltroBusqueda = {
  nombre: '',
  estado: null,
  entidad: null,
  consultor: null,
  servicio: null,
  estadoServicio: null,
};

export const BUSQUEDA_VACIA: BusquedaMesas = {
  filtro: FILTRO_VACIO,
  pagina: 1,
  tamano: TAMANO_RESULTADOS,
  orden: 'nombreMesa',
  descendente: false,
  consultada: false,
};

const ESTADOS = { activa: true, cerrada: false } as const;
const IDENTIFICADORES = ['entidad', 'consultor', 'servicio', 'estadoServicio'] as const;

type Parametros = readonly (readonly [name: string, value: string])[];

/** Reads the search from the query of an address; what makes no sense counts as absent. */
export function parseBusqueda(parametros: Iterable<readonly [string, string]>): BusquedaMesas {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_MESA.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    filtro: {
      nombre: parseNombre(values.get('nombre')),
      estado: parseEstado(values.get('estado')),
      entidad: parseWholeNumber(values.get('entidad')),
      consultor: parseWholeNumber(values.get('consultor')),
      servicio: parseWholeNumber(values.get('servicio')),
      estadoServicio: parseWholeNumber(values.get('estadoServicio')),
    },
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_RESULTADOS.find((size) => size === tamano) ?? TAMANO_RESULTADOS,
    orden: column ?? BUSQUEDA_VACIA.orden,
    descendente: column !== undefined && orden.startsWith('-'),
    consultada: values.get('consultar') === '1',
  };
}

/** Writes the search for the query of an address; what is as usual is left out. */
export function formatBusqueda(busqueda: BusquedaMesas): Parametros {
  const { filtro, pagina, tamano, orden, descendente, consultada } = busqueda;
  const parametros: [string, string][] = [];
  if (filtro.nombre !== '') parametros.push(['nombre', filtro.nombre]);
  if (filtro.estado !== null) parametros.push(['estado', filtro.estado ? 'activa' : 'cerrada']);
  for (const name of IDENTIFICADORES) {
    const id = filtro[name];
    if (id !== null) parametros.push([name, String(id)]);
  }
  if (pagina !== 1) parametros.push(['pagina', String(pagina)]);
  if (tamano !== TAMANO_RESULTADOS) parametros.push(['tamano', String(tamano)]);
  if (orden !== BUSQUEDA_VACIA.orden || descendente)
    parametros.push(['orden', `${descendente ? '-' : ''}${orden}`]);
  if (consultada) parametros.push(['consultar', '1']);
  return parametros;
}

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

function parseNombre(value: string | undefined): string {
  return (value ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).trim();
}

function parseEstado(value: string | undefined): boolean | null {
  return value === 'activa' || value === 'cerrada' ? ESTADOS[value] : null;
}
