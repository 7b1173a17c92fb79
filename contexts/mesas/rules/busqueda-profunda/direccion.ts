import { parseWholeNumber } from '@marco/contract-kit/address-number';
import {
  FUENTES,
  type Fuente,
  MAXIMO_TEXTO_BUSQUEDA,
  ORDENES_PROFUNDA,
  type OrdenProfunda,
  TAMANO_RESULTADOS,
} from '../../contract/terms.ts';
import {
  BUSQUEDA_VACIA,
  FILTRO_VACIO,
  type FiltroBusqueda,
  formatBusqueda,
  parseBusqueda,
} from '../busqueda-mesas.ts';

/** What the deep search shows: text, the six filters of the home, what the facets add, page and order. */
export interface EstadoProfunda {
  readonly texto: string;
  readonly filtro: FiltroBusqueda;
  readonly sector: number | null;
  readonly anio: number | null;
  readonly fuente: Fuente | null;
  readonly orden: OrdenProfunda;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
}

export const PROFUNDA_VACIA: EstadoProfunda = {
  texto: '',
  filtro: FILTRO_VACIO,
  sector: null,
  anio: null,
  fuente: null,
  orden: 'relevancia',
  pagina: 1,
  tamano: TAMANO_RESULTADOS,
};

/** How an address says that it is the deep search that shows. */
const MODO_PROFUNDO = ['modo', 'contenido'] as const;

export type Parametros = readonly (readonly [name: string, value: string])[];

/** Whether an address shows the deep search. */
export function isProfunda(parametros: Iterable<readonly [string, string]>): boolean {
  return new Map(parametros).get(MODO_PROFUNDO[0]) === MODO_PROFUNDO[1];
}

/** Reads the deep search from the query of an address; what makes no sense counts as absent. */
export function parseProfunda(parametros: Iterable<readonly [string, string]>): EstadoProfunda {
  const pairs = [...parametros];
  const values = new Map(pairs);
  const { filtro, pagina, tamano } = parseBusqueda(pairs);
  return {
    texto: (values.get('texto') ?? '').trim().slice(0, MAXIMO_TEXTO_BUSQUEDA).toWellFormed().trim(),
    filtro,
    sector: parseWholeNumber(values.get('sector')),
    anio: parseAnio(values.get('anio')),
    fuente: FUENTES.find((fuente) => fuente === values.get('fuente')) ?? null,
    orden: ORDENES_PROFUNDA.find((orden) => orden === values.get('orden')) ?? PROFUNDA_VACIA.orden,
    pagina,
    tamano,
  };
}

/** Writes the deep search for the query of an address; what is as usual is left out, the mode never. */
export function formatProfunda(estado: EstadoProfunda): Parametros {
  const { texto, filtro, sector, anio, fuente, orden, pagina, tamano } = estado;
  const parametros: (readonly [string, string])[] = [MODO_PROFUNDO];
  if (texto !== '') parametros.push(['texto', texto]);
  parametros.push(...formatBusqueda({ ...BUSQUEDA_VACIA, filtro, pagina, tamano }));
  if (sector !== null) parametros.push(['sector', String(sector)]);
  if (anio !== null) parametros.push(['anio', String(anio)]);
  if (fuente !== null) parametros.push(['fuente', fuente]);
  if (orden !== PROFUNDA_VACIA.orden) parametros.push(['orden', orden]);
  return parametros;
}

function parseAnio(value: string | undefined): number | null {
  return value !== undefined && /^(19|[2-9]\d)\d{2}$/.test(value) ? Number(value) : null;
}
