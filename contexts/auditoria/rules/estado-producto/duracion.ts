const MINUTO_MS = 60_000;
const MINUTOS_DE_HORA = 60;
const MINUTOS_DE_DIA = 1440;

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** '12 minutos', '3 horas', '2 días': how long something lasted, rounded; less than a minute is one. */
export function presentDuracion(desde: string, hasta: string): string {
  const minutos = Math.max(1, Math.round((Date.parse(hasta) - Date.parse(desde)) / MINUTO_MS));
  if (minutos < MINUTOS_DE_HORA) return count(minutos, 'minuto', 'minutos');
  if (minutos < MINUTOS_DE_DIA) return count(Math.round(minutos / MINUTOS_DE_HORA), 'hora', 'horas');
  return count(Math.round(minutos / MINUTOS_DE_DIA), 'día', 'días');
}
