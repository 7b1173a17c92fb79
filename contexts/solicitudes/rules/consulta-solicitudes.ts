import { parsePage, parseWholeNumber } from '@marco/contract-kit/address-number';
import { parseCalendarDay } from '@marco/contract-kit/calendar-day';
import {
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  LIMITES_SOLICITUD,
  NIVELES,
  type Nivel,
  ORDENES_SOLICITUD,
  type OrdenSolicitud,
  TAMANOS_SOLICITUDES,
} from '../contract/terms.ts';

interface Referencia {
  readonly id: number;
  readonly nombre: string;
}

/** Filters of the list; empty text, null and false filter nothing. */
export interface FiltroSolicitudes {
  readonly texto: string;
  readonly nivel: Nivel | null;
  readonly entidad: Referencia | null;
  readonly solicitante: Referencia | null;
  readonly consultorId: number | null;
  /** Days they were filed between ('2026-05-05'); empty for no limit. */
  readonly desde: string;
  readonly hasta: string;
  readonly vencidas: boolean;
}

/** What the list shows: filter, state, page and order, all in its address. */
export interface ConsultaSolicitudes {
  readonly filtro: FiltroSolicitudes;
  readonly estado: EstadoSolicitud | null;
  /** Counted from 1. */
  readonly pagina: number;
  readonly tamano: number;
  readonly orden: OrdenSolicitud;
  readonly descendente: boolean;
}

export const FILTRO_VACIO: FiltroSolicitudes = {
  texto: '',
  nivel: null,
  entidad: null,
  solicitante: null,
  consultorId: null,
  desde: '',
  hasta: '',
  vencidas: false,
};

/** The newest first. */
export const CONSULTA_VACIA: ConsultaSolicitudes = {
  filtro: FILTRO_VACIO,
  estado: null,
  pagina: 1,
  tamano: TAMANOS_SOLICITUDES[0],
  orden: 'fecha',
  descendente: true,
};

/** Reads the list from the query of an address; what makes no sense counts as absent. */
export function parseConsulta(parametros: Iterable<readonly [string, string]>): ConsultaSolicitudes {
  const values = new Map(parametros);
  const orden = values.get('orden') ?? '';
  const column = ORDENES_SOLICITUD.find((name) => name === orden.replace(/^-/, ''));
  const tamano = parseWholeNumber(values.get('tamano'));
  const nivel = parseWholeNumber(values.get('nivel'));
  return {
    filtro: {
      texto: readText(values, 'texto'),
      nivel: NIVELES.find((known) => known === nivel) ?? null,
      entidad: parseReferencia(values, 'entidad'),
      solicitante: parseReferencia(values, 'solicitante'),
      consultorId: parseWholeNumber(values.get('consultor')),
      desde: parseCalendarDay(values.get('desde')),
      hasta: parseCalendarDay(values.get('hasta')),
      vencidas: values.get('vencidas') === '1',
    },
    estado: ESTADOS_SOLICITUD.find((estado) => estado === values.get('estado')) ?? null,
    pagina: parsePage(values.get('pagina')),
    tamano: TAMANOS_SOLICITUDES.find((size) => size === tamano) ?? CONSULTA_VACIA.tamano,
    orden: column ?? CONSULTA_VACIA.orden,
    descendente: column === undefined ? CONSULTA_VACIA.descendente : orden.startsWith('-'),
  };
}

/** The list as pairs for the query of an address; what is as usual is left out. */
export function formatConsulta(consulta: ConsultaSolicitudes): [name: string, value: string][] {
  const { filtro, estado, pagina, tamano, orden, descendente } = consulta;
  const isUsualOrder = orden === CONSULTA_VACIA.orden && descendente === CONSULTA_VACIA.descendente;
  const parametros: readonly (readonly [string, string | number | null])[] = [
    ['texto', filtro.texto || null],
    ['nivel', filtro.nivel],
    // The names travel along: an address says whole what it shows.
    ['entidad', filtro.entidad?.id ?? null],
    ['entidadNombre', filtro.entidad?.nombre ?? null],
    ['solicitante', filtro.solicitante?.id ?? null],
    ['solicitanteNombre', filtro.solicitante?.nombre ?? null],
    ['consultor', filtro.consultorId],
    ['desde', filtro.desde || null],
    ['hasta', filtro.hasta || null],
    ['vencidas', filtro.vencidas ? 1 : null],
    ['estado', estado],
    ['pagina', pagina === 1 ? null : pagina],
    ['tamano', tamano === CONSULTA_VACIA.tamano ? null : tamano],
    ['orden', isUsualOrder ? null : `${descendente ? '-' : ''}${orden}`],
  ];
  return parametros.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}

function readText(values: ReadonlyMap<string, string>, name: string): string {
  return (values.get(name) ?? '').trim().slice(0, LIMITES_SOLICITUD.texto).trim();
}

function parseReferencia(values: ReadonlyMap<string, string>, name: string): Referencia | null {
  const id = parseWholeNumber(values.get(name));
  const nombre = readText(values, `${name}Nombre`);
  return id === null || nombre === '' ? null : { id, nombre };
}
