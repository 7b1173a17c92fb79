import { formatMonth } from '@marco/country/day-text';
import { LOCALE } from '@marco/country/zone';
import { PROMESA_MEDIDA, type PromesaMedida } from '../../contract/terms.ts';

/** A month, by its first day, and what a servicio promised and did not keep in it. */
export interface MesRoto {
  readonly mes: string;
  readonly incumplidas: readonly PromesaMedida[];
}

const LISTA = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** The promises by their names: `disponibilidad y tasa de error`. */
export function explainIncumplidas(incumplidas: readonly PromesaMedida[]): string {
  return LISTA.format(incumplidas.map((promesa) => PROMESA_MEDIDA[promesa].toLowerCase()));
}

/** What each month broke: `en septiembre de 2026, disponibilidad; en octubre de 2026, tasa de error`. */
export function explainMeses(meses: readonly MesRoto[]): string {
  return meses
    .map(({ mes, incumplidas }) => `en ${formatMonth(mes)}, ${explainIncumplidas(incumplidas)}`)
    .join('; ');
}
