import { LOCALE } from '@marco/country/zone';

const FORMAT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** A score as people read it: '3,75'; a dash without one. */
export function presentNumero(puntaje: number | null): string {
  return puntaje === null ? '—' : FORMAT.format(puntaje);
}
