import { hourOf, toDayAndTime } from '@marco/country/local-time';
import {
  FACETAS_DIRECTORIO,
  type FacetaDirectorio,
  type FrecuenciaSuscripcion,
  TIPO_CAMBIO_DIRECTORIO,
  type TipoCambioDirectorio,
} from '../contract/terms.ts';

/** From this hour of the day on, mails of the day and of the week go out. */
const HORA = 7;
/** Minutes between two looks at what somebody wants to know at once. */
const MINUTOS = 5;
const MONDAY = 1;
const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The mailing that should exist by now; undefined where none is due.
 *
 * @returns a key of its own for each: the day, the Monday of the week, the five minutes
 */
export function findEnvio(frecuencia: FrecuenciaSuscripcion, now: Date): string | undefined {
  if (frecuencia === 'inmediata') return String(Math.floor(now.getTime() / (MINUTOS * MINUTE_MS)));
  const { day } = toDayAndTime(now);
  if (frecuencia === 'diaria') return hourOf(now) < HORA ? undefined : day;
  // A Monday on which nothing ran is made up for later in its week.
  const noon = new Date(`${day}T12:00:00Z`);
  const sinceMonday = (noon.getUTCDay() + DAYS_OF_WEEK - MONDAY) % DAYS_OF_WEEK;
  if (sinceMonday === 0 && hourOf(now) < HORA) return undefined;
  return new Date(noon.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** What a search narrows, as its schema reads it. */
export type FiltroSuscrito = Partial<
  Record<FacetaDirectorio, string | readonly (string | number)[] | undefined>
> & {
  readonly texto?: string | undefined;
  readonly tengo?: readonly number[] | undefined;
  readonly necesito?: readonly number[] | undefined;
};

/** A search as the query of its address, always in the same order: the same search has one text. */
export function formatFiltro(filtro: FiltroSuscrito): string {
  const query: string[] = [];
  const add = (name: string, value: string | readonly (string | number)[] | undefined) => {
    const text = typeof value === 'string' ? value : (value ?? []).toSorted().join(',');
    if (text !== '') query.push(`${name}=${encodeURIComponent(text)}`);
  };
  add('texto', filtro.texto);
  add('tengo', filtro.tengo);
  add('necesito', filtro.necesito);
  for (const faceta of FACETAS_DIRECTORIO) add(faceta, filtro[faceta]);
  return query.join('&');
}

/** A search in a few words, for a list or a mail. */
export function presentFiltro(filtro: FiltroSuscrito): string {
  const chosen = FACETAS_DIRECTORIO.filter((faceta) => (filtro[faceta]?.length ?? 0) > 0).length;
  const filtros = chosen === 0 ? '' : chosen === 1 ? 'con un filtro' : `con ${chosen} filtros`;
  const texto = filtro.texto === undefined || filtro.texto === '' ? '' : `«${filtro.texto}»`;
  const datos = (filtro.necesito?.length ?? 0) + (filtro.tengo?.length ?? 0) > 0 ? 'por datos' : '';
  const words = [texto, datos, filtros].filter((part) => part !== '');
  return words.length === 0 ? 'Todo el directorio' : `Búsqueda ${words.join(' ')}`;
}

/** A change as a line of a mail. */
export function presentCambio({
  servicio,
  tipo,
  nivel,
  version,
}: {
  readonly servicio: string;
  readonly tipo: TipoCambioDirectorio;
  readonly nivel: number | null;
  readonly version: string | null;
}): string {
  const which = version === null ? servicio : `${servicio}, versión ${version}`;
  const level = tipo === 'nivel-alcanzado' && nivel !== null ? ` (nivel ${nivel})` : '';
  return `• ${which}: ${TIPO_CAMBIO_DIRECTORIO[tipo]}${level}`;
}
