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
