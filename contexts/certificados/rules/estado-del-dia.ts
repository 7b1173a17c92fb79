import { formatLongDay } from '@marco/country/day-text';
import type { EstadoCertificado } from '../contract/terms.ts';

/**
 * How a certificate stands on a day: one in force whose last day is over is expired, also before the work of the day has
 * written it down.
 *
 * @param hoy as AAAA-MM-DD
 */
export function findEstadoDelDia(
  { estado, hasta }: { readonly estado: EstadoCertificado; readonly hasta: string | null },
  hoy: string,
): EstadoCertificado {
  return estado === 'vigente' && hasta !== null && hasta < hoy ? 'vencido' : estado;
}

/** Why one that is over is: by its last day, as AAAA-MM-DD. */
export function presentMotivoDeVencimiento(hasta: string): string {
  return `Valió hasta el ${formatLongDay(hasta)}.`;
}
