import { parseWholeNumber } from '@marco/contract-kit/address-number';
import { parseCalendarDay } from '@marco/contract-kit/calendar-day';
import { CLASES_HISTORIAL, type ClaseHistorial } from '../../contract/terms.ts';

/** What the historial shows; all of it is in the address. Empty text and null filter nothing. */
export interface BusquedaHistorial {
  readonly clase: ClaseHistorial | null;
  readonly persona: number | null;
  /** Days in Colombia, both included: `2026-11-21`. */
  readonly desde: string;
  readonly hasta: string;
}

const SIGLOS = /^2[01]/;

/** Reads the filter from the query of an address; what makes no sense counts as absent. */
export function parseBusqueda(params: Iterable<[string, string]>): BusquedaHistorial {
  const values = new Map(params);
  const clase = values.get('clase');
  return {
    clase: CLASES_HISTORIAL.find((known) => known === clase) ?? null,
    persona: parseWholeNumber(values.get('persona')),
    desde: parseDia(values.get('desde')),
    hasta: parseDia(values.get('hasta')),
  };
}

/** The part of the address that says a filter; nothing for none. */
export function formatBusqueda({ clase, persona, desde, hasta }: BusquedaHistorial): [string, string][] {
  const parts: [string, string | null][] = [
    ['clase', clase],
    ['persona', persona === null ? null : String(persona)],
    ['desde', desde],
    ['hasta', hasta],
  ];
  return parts.filter((part): part is [string, string] => part[1] !== null && part[1] !== '');
}

/** Why the days find nothing; null when they may. */
export function findErrorDias({ desde, hasta }: Pick<BusquedaHistorial, 'desde' | 'hasta'>): string | null {
  return desde !== '' && hasta !== '' && desde > hasta
    ? 'La fecha inicial debe ser anterior o igual a la final.'
    : null;
}

function parseDia(text: string | undefined): string {
  const day = parseCalendarDay(text);
  return SIGLOS.test(day) ? day : '';
}
