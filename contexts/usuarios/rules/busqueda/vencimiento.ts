import { addDays } from '@marco/country/working-days';

/** Days somebody may ask for by a word, as the search writes them. */
const PALABRAS: ReadonlyMap<string, string> = new Map([
  ['hoy', 'hoy'],
  ['semana', 'semana'],
  ['esta semana', 'semana'],
  ['vencida', 'vencidas'],
  ['vencidas', 'vencidas'],
  ['vencido', 'vencidas'],
  ['vencidos', 'vencidas'],
]);

/** '2026-11-30', or as people write it: '30/11/2026'. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const ESCRITA = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** When what is looked for ends: 'hoy', 'semana' (today to Sunday), 'vencidas', or a day 'YYYY-MM-DD'. */
export function parseVencimiento(escrito: string): string | undefined {
  const [, dia = '', mes = '', anio = ''] = ESCRITA.exec(escrito) ?? [];
  const day = anio === '' ? escrito : `${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  if (ISO.test(day)) return isDay(day) ? day : undefined;
  return PALABRAS.get(escrito.toLowerCase());
}

/** A day of the calendar: '2026-02-31' is none. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** First and last day of it; null is without a first one. */
export function computeRango(
  vence: string,
  hoy: string,
): { readonly desde: string | null; readonly hasta: string } {
  if (vence === 'hoy') return { desde: hoy, hasta: hoy };
  if (vence === 'semana') return { desde: hoy, hasta: addDays(hoy, (7 - new Date(hoy).getUTCDay()) % 7) };
  if (vence === 'vencidas') return { desde: null, hasta: addDays(hoy, -1) };
  return { desde: vence, hasta: vence };
}
