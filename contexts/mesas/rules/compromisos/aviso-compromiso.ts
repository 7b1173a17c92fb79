import { hourOf } from '@marco/country/local-time';
import { countDays, isWorkingDay, toColombianDay } from '@marco/country/working-days';
import type { PlazoCompromiso } from './plazo-compromiso.ts';

/**
 * The working day whose reminders should be sent by now; undefined before the configured hour, and on a day that is
 * not a working day.
 *
 * @param hora from 0 to 23, Colombian time
 */
export function findDiaDeAvisos(now: Date, hora: number): string | undefined {
  const dia = toColombianDay(now);
  return isWorkingDay(dia) && hourOf(now) >= hora ? dia : undefined;
}

/**
 * Names the reminder that an open commitment should have got by now, so that each is sent once: one before the due
 * date, and one after each period of overdue days. A new due date starts the reminders again.
 *
 * @param diasRepetir calendar days between two reminders of an overdue commitment
 */
export function findClaveDeAviso(
  { id, venceEn }: { readonly id: number; readonly venceEn: string },
  { situacion }: Pick<PlazoCompromiso, 'situacion'>,
  { hoy, diasRepetir }: { readonly hoy: string; readonly diasRepetir: number },
): string | undefined {
  if (situacion === 'por-vencer') return `${id}:${venceEn}:por-vencer`;
  if (situacion !== 'vencido') return undefined;
  return `${id}:${venceEn}:vencido:${Math.floor(countDays(venceEn, hoy) / diasRepetir)}`;
}
