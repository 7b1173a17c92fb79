import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import { isCalendarDay } from '@marco/contract-kit/calendar-day';
import {
  MAXIMO_TEXTO_FILTRO,
  RESULTADOS,
  type Resultado,
  TAMANO_EVENTOS,
  TAMANOS_EVENTOS,
} from '../contract/terms.ts';

/** The filters of the screen; empty text and null filter nothing. Days as `2026-11-21`. */
export interface FiltroBusqueda {
  readonly desde: string;
  readonly hasta: string;
  readonly usuario: number | null;
  readonly entidad: number | null;
  readonly accion: string;
  readonly tipoObjeto: string;
  readonly idObjeto: string;
  readonly resultado: Resultado | null;
  readonly correlacion: string;
  readonly texto: string;
}

/** What the screen shows; all of it is in the address. */
export interface BusquedaEventos {
  readonly filtro: FiltroBusqueda;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly ascendente: boolean;
}

export const FILTRO_VACIO: FiltroBusqueda = {
  desde: '',
  hasta: '',
  usuario: null,
  entidad: null,
  accion: '',
  tipoObjeto: '',
  idObjeto: '',
  resultado: null,
  correlacion: '',
  texto: '',
};

export const BUSQUEDA_VACIA: BusquedaEventos = {
  filtro: FILTRO_VACIO,
  pagina: 1,
  tamano: TAMANO_EVENTOS,
  ascendente: false,
};

const DIAS = ['desde', 'hasta'] as const;
const TEXTOS = ['accion', 'tipoObjeto', 'idObjeto', 'correlacion', 'texto'] as const;
const NUMEROS = ['usuario', 'entidad'] as const;
const PRIMER_DIA = '2000-01-01';
const ULTIMO_DIA = '2199-12-31';

/** Reads the search from the query of an address; what makes no sense counts as absent. */
export function parseBusqueda(parametros: Iterable<readonly [string, string]>): BusquedaEventos {
  const values = new Map(parametros);
  const text = (name: string) => (values.get(name) ?? '').trim().slice(0, MAXIMO_TEXTO_FILTRO).trim();
  const day = (name: string) => (isDia(text(name)) ? text(name) : '');
  const id = (name: string) => parseWholeNumber(values.get(name));
  const tamano = parseWholeNumber(values.get('tamano'));
  return {
    filtro: {
      desde: day('desde'),
      hasta: day('hasta'),
      usuario: id('usuario'),
      entidad: id('entidad'),
      accion: text('accion'),
      tipoObjeto: text('tipoObjeto'),
      idObjeto: text('idObjeto'),
      resultado: RESULTADOS.find((resultado) => resultado === values.get('resultado')) ?? null,
      correlacion: text('correlacion'),
      texto: text('texto'),
    },
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_EVENTOS.find((size) => size === tamano) ?? TAMANO_EVENTOS,
    ascendente: values.get('orden') === 'antiguos',
  };
}

/** Writes the search for the query of an address; what is as usual is left out. */
export function formatBusqueda(busqueda: BusquedaEventos): [name: string, value: string][] {
  const { filtro, pagina, tamano, ascendente } = busqueda;
  const parametros: [string, string][] = [];
  for (const name of [...DIAS, ...TEXTOS]) if (filtro[name] !== '') parametros.push([name, filtro[name]]);
  for (const name of NUMEROS) {
    const value = filtro[name];
    if (value !== null) parametros.push([name, String(value)]);
  }
  if (filtro.resultado !== null) parametros.push(['resultado', filtro.resultado]);
  if (pagina !== 1) parametros.push(['pagina', String(pagina)]);
  if (tamano !== TAMANO_EVENTOS) parametros.push(['tamano', String(tamano)]);
  if (ascendente) parametros.push(['orden', 'antiguos']);
  return parametros;
}

/** Whether nothing is filtered. */
export function isFiltroVacio(filtro: FiltroBusqueda): boolean {
  return Object.values(filtro).every((value) => value === '' || value === null);
}

/** Why the days cannot be searched; undefined when they can. */
export function findErrorDias({ desde, hasta }: Pick<FiltroBusqueda, 'desde' | 'hasta'>): string | undefined {
  return desde !== '' && hasta !== '' && desde > hasta
    ? 'La fecha inicial no puede ser posterior a la final.'
    : undefined;
}

function isDia(text: string): boolean {
  return isCalendarDay(text) && text >= PRIMER_DIA && text <= ULTIMO_DIA;
}
