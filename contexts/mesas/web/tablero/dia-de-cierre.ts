import { toColombianDay } from '@marco/country/working-days';
import type { Compromiso } from '../../contract/index.ts';

/** The day of Colombia a commitment was closed; the one it is due while it is open. */
export function toDiaDeCierre({ fechaCierre, venceEn }: Compromiso): string {
  return fechaCierre === null ? venceEn : toColombianDay(new Date(fechaCierre));
}
