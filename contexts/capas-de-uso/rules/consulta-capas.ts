import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  ESTADOS_CAPA,
  type EstadoCapa,
  LIMITES_CAPA,
  ORDENES_CAPA,
  type OrdenCapa,
  TAMANO_LISTA_CAPAS,
  TAMANOS_LISTA_CAPAS,
  TIPOS_CAPA,
  type TipoCapa,
} from '../contract/terms.ts';

/** Filters of the list; empty text and null filter nothing. */
export interface FiltroConsulta {
  readonly nombre: string;
  readonly tipo: TipoCapa | null;
  readonly sectorId: number | null;
  readonly entidadId: number | null;
}

/** What the list shows: filter, state, page and order, all in its address. */
export interface ConsultaCapas {
  readonly filtro: FiltroConsulta;
  readonly estado: EstadoCapa | null;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenCapa;
  readonly descendente: boolean;
}

export const FILTRO_VACIO: FiltroConsulta = { nombre: '', tipo: null, sectorId: null, entidadId: null };

export const CONSULTA_VACIA: ConsultaCapas = {
  filtro: FILTRO_VACIO,
  estado: null,
  pagina: 1,
  tamano: TAMANO_LISTA_CAPAS,
  orden: 'nombre',
  descendente: false,
};

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsulta(parametros: Iterable<readonly [string, string]>): ConsultaCapas {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_CAPA.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    filtro: {
      nombre: (values.get('nombre') ?? '').trim().slice(0, LIMITES_CAPA.nombre).trim(),
      tipo: parseKey(TIPOS_CAPA, values.get('tipo')),
      sectorId: parseWholeNumber(values.get('sector')),
      entidadId: parseWholeNumber(values.get('entidad')),
    },
    estado: parseKey(ESTADOS_CAPA, values.get('estado')),
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_LISTA_CAPAS.find((size) => size === tamano) ?? TAMANO_LISTA_CAPAS,
    orden: column ?? CONSULTA_VACIA.orden,
    descendente: column !== undefined && orden.startsWith('-'),
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsulta(consulta: ConsultaCapas): [name: string, value: string][] {
  const { filtro, estado, pagina, tamano, orden, descendente } = consulta;
  const isUsualOrder = orden === CONSULTA_VACIA.orden && !descendente;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['nombre', filtro.nombre || null],
    ['tipo', filtro.tipo],
    ['sector', filtro.sectorId],
    ['entidad', filtro.entidadId],
    ['estado', estado],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === TAMANO_LISTA_CAPAS ? null : tamano],
    ['orden', isUsualOrder ? null : `${descendente ? '-' : ''}${orden}`],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}

function parseKey<Key extends string>(
  names: Readonly<Record<Key, string>>,
  value: string | undefined,
): Key | null {
  return value !== undefined && Object.hasOwn(names, value) ? (value as Key) : null;
}
