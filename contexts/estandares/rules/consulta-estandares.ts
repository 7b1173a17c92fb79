import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  CATEGORIAS_ESTANDAR,
  type CategoriaEstandar,
  ESTADOS_ESTANDAR,
  type EstadoEstandar,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_ESTANDARES,
  type OrdenEstandares,
  TAMANO_LISTA,
  TAMANOS_LISTA,
} from '../contract/terms.ts';

/** Filters of the list; empty text and null filter nothing. */
export interface FiltroEstandares {
  readonly texto: string;
  readonly organismo: string;
  readonly categoria: CategoriaEstandar | null;
  readonly sectorId: number | null;
}

/** What the list shows: filter, state, page and order, all in its address. */
export interface ConsultaEstandares {
  readonly filtro: FiltroEstandares;
  readonly estado: EstadoEstandar | null;
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenEstandares;
  readonly descendente: boolean;
}

export const FILTRO_VACIO: FiltroEstandares = { texto: '', organismo: '', categoria: null, sectorId: null };

const ORDEN_USUAL: OrdenEstandares = 'nombre';

function readKey<Key extends string>(names: Readonly<Record<Key, string>>, value: string | undefined) {
  return value !== undefined && Object.hasOwn(names, value) ? (value as Key) : null;
}

function readText(value: string | undefined): string {
  return (value ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).trim();
}

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsulta(parametros: Iterable<readonly [string, string]>): ConsultaEstandares {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_ESTANDARES.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    filtro: {
      texto: readText(values.get('texto')),
      organismo: readText(values.get('organismo')),
      categoria: readKey(CATEGORIAS_ESTANDAR, values.get('categoria')),
      sectorId: parseWholeNumber(values.get('sector')),
    },
    estado: readKey(ESTADOS_ESTANDAR, values.get('estado')),
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_LISTA.find((size) => size === tamano) ?? TAMANO_LISTA,
    orden: column ?? ORDEN_USUAL,
    descendente: column !== undefined && orden.startsWith('-'),
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsulta(consulta: ConsultaEstandares): [name: string, value: string][] {
  const { filtro, estado, pagina, tamano, orden, descendente } = consulta;
  const isUsualOrder = orden === ORDEN_USUAL && !descendente;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['texto', filtro.texto || null],
    ['organismo', filtro.organismo || null],
    ['categoria', filtro.categoria],
    ['sector', filtro.sectorId],
    ['estado', estado],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === TAMANO_LISTA ? null : tamano],
    ['orden', isUsualOrder ? null : `${descendente ? '-' : ''}${orden}`],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}
