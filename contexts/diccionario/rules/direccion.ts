import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import { parseCalendarDay } from '@marco/contract-kit/calendar-day';
import {
  ESTADOS_PUBLICOS,
  type EstadoPublico,
  TIPOS_DATO,
  type TipoDato,
} from '@marco/elementos-de-dato/terms';
import {
  CLASES_DICCIONARIO,
  type ClaseDiccionario,
  type FacetaDiccionario,
  MAXIMO_TEXTO_DICCIONARIO,
  ORDENES_DICCIONARIO,
  type OrdenDiccionario,
  TAMANO_DICCIONARIO,
  TAMANOS_DICCIONARIO,
} from '../contract/terms.ts';

/** What the dictionary shows: text, what narrows it, page and order. */
export interface EstadoDiccionario {
  readonly texto: string;
  readonly capa: number | null;
  readonly dominio: number | null;
  readonly clase: ClaseDiccionario | null;
  readonly tipoDato: TipoDato | null;
  readonly estado: EstadoPublico | 'todos';
  readonly entidad: number | null;
  readonly sector: number | null;
  readonly estandar: number | null;
  readonly oid: string;
  /** Days of incorporation as `2026-11-21`; empty for any. */
  readonly desde: string;
  readonly hasta: string;
  readonly orden: OrdenDiccionario;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
}

export const DICCIONARIO_VACIO: EstadoDiccionario = {
  ...{ texto: '', capa: null, dominio: null, clase: null, tipoDato: null, estado: 'incorporado' },
  ...{ entidad: null, sector: null, estandar: null, oid: '', desde: '', hasta: '' },
  ...{ orden: 'relevancia', pagina: 1, tamano: TAMANO_DICCIONARIO },
};

const FORMA_OID = /^[0-2](\.\d+)*\.?$/;

/** Reads the search from the query of an address; what makes no sense counts as absent. */
export function parseDiccionario(parametros: Iterable<readonly [string, string]>): EstadoDiccionario {
  const values = new Map(parametros);
  const read = (name: string) => values.get(name) ?? '';
  const one = <Value extends string>(name: string, all: readonly Value[]) =>
    all.find((value) => value === read(name)) ?? null;
  return {
    texto: read('texto').trim().slice(0, MAXIMO_TEXTO_DICCIONARIO).toWellFormed().trim(),
    capa: parseWholeNumber(read('capa')),
    dominio: parseWholeNumber(read('dominio')),
    clase: one('tipo', CLASES_DICCIONARIO),
    tipoDato: one('tipoDato', TIPOS_DATO),
    estado: one('estado', [...ESTADOS_PUBLICOS, 'todos']) ?? DICCIONARIO_VACIO.estado,
    entidad: parseWholeNumber(read('entidad')),
    sector: parseWholeNumber(read('sector')),
    estandar: parseWholeNumber(read('estandar')),
    oid: FORMA_OID.test(read('oid')) && read('oid').length <= 255 ? read('oid') : '',
    desde: parseCalendarDay(read('desde')),
    hasta: parseCalendarDay(read('hasta')),
    orden: one('orden', ORDENES_DICCIONARIO) ?? DICCIONARIO_VACIO.orden,
    pagina: parsePage(read('pagina')),
    tamano: TAMANOS_DICCIONARIO.find((tamano) => String(tamano) === read('tamano')) ?? TAMANO_DICCIONARIO,
  };
}

/** Writes the search for the query of an address; what is as usual is left out. */
export function formatDiccionario(estado: EstadoDiccionario): readonly [string, string][] {
  const { clase, ...rest } = estado;
  const named = { ...rest, tipo: clase };
  const usual: Readonly<Record<string, unknown>> = { ...DICCIONARIO_VACIO, tipo: null };
  return Object.entries(named)
    .filter(([name, value]) => value !== usual[name] && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
}

/** What is chosen in a facet, as the server writes its values; null when nothing is. */
export function findElegido(estado: EstadoDiccionario, faceta: FacetaDiccionario): string | null {
  const chosen = estado[faceta];
  return chosen === null || chosen === 'todos' ? null : String(chosen);
}

/** The search with another value of a facet, or with none; from its first page. */
export function chooseFaceta(
  estado: EstadoDiccionario,
  faceta: FacetaDiccionario,
  valor: string | null,
): EstadoDiccionario {
  const none = faceta === 'estado' ? 'todos' : null;
  const isCode = faceta === 'estado' || faceta === 'clase' || faceta === 'tipoDato';
  return { ...estado, [faceta]: valor === null ? none : isCode ? valor : Number(valor), pagina: 1 };
}

/** How many filters narrow the search, the text and the usual state aside. */
export function countFiltros(estado: EstadoDiccionario): number {
  const { texto: _, orden: __, pagina: ___, tamano: ____, ...filtros } = estado;
  return formatDiccionario({ ...DICCIONARIO_VACIO, ...filtros }).length;
}

/** Why a text is no OID nor the start of one; null when it is, or is empty. */
export function findErrorOid(oid: string): string | null {
  return oid === '' || (FORMA_OID.test(oid) && oid.length <= 255)
    ? null
    : 'Escriba números separados por puntos, por ejemplo 2.999.170.1.';
}
