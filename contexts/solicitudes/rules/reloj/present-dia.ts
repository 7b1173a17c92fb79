import { LOCALE } from '@marco/country/zone';

const DIA = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-07-08` as '8 de julio de 2026'. */
export function presentDia(dia: string): string {
  return DIA.format(new Date(dia));
}
