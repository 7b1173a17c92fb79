import { formatLongDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';

const HORA = 3_600_000;
/** The cut of a day is taken at two in the morning, when the day before is over. */
const HORAS_DE_CORTE = 2;

/**
 * Why the exchanges of a period are not all there; undefined where they are.
 *
 * @param ultima last hour that was loaded; null where none was
 * @param hasta moment up to which the period counts
 */
export function findAtrasoXroad(ultima: Date | null, hasta: Date): string | undefined {
  if (ultima === null) return 'X-Road: la AND todavía no ha cargado datos.';
  const ultimoDia = toColombianDay(new Date(hasta.getTime() - HORAS_DE_CORTE * HORA - 1));
  const cargado = toColombianDay(ultima);
  return cargado < ultimoDia ? `X-Road: la AND cargó hasta el ${formatLongDay(cargado)}.` : undefined;
}
