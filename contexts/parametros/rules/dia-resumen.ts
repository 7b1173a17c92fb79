import { hourOf } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';

/**
 * The Colombian day whose summary should have been sent by now; undefined before the hour of today.
 *
 * @param hora from 0 to 23, Colombian time
 */
export function findDiaResumen(now: Date, hora: number): string | undefined {
  return hourOf(now) >= hora ? toColombianDay(now) : undefined;
}
