import { addWorkingDays, countDays } from '@marco/country/working-days';
import { DIAS_ENMIENDA } from '../../contract/actas.terms.ts';

/** How long a window is asked to be: working days from today, or its last day. */
export type PlazoEnmienda = { readonly dias: number } | { readonly hasta: string };

/** Calendar days a window ends after today, at most. */
const MAXIMO_CALENDARIO = 60;

/** Last day of a window that opens today (`2026-11-30`, in Colombia). */
export function computeHasta(plazo: PlazoEnmienda, hoy: string): string {
  return 'hasta' in plazo ? plazo.hasta : addWorkingDays(hoy, plazo.dias);
}

/** Why a window cannot be as asked, by field; null when it can. */
export function findErrorPlazo(
  plazo: PlazoEnmienda,
  hoy: string,
): { readonly campo: 'dias' | 'hasta'; readonly mensaje: string } | null {
  if ('dias' in plazo) {
    const { maximo } = DIAS_ENMIENDA;
    if (plazo.dias >= 1 && plazo.dias <= maximo) return null;
    return { campo: 'dias', mensaje: `Escriba un número de días hábiles entre 1 y ${maximo}.` };
  }
  const days = countDays(hoy, plazo.hasta);
  if (days >= 1 && days <= MAXIMO_CALENDARIO) return null;
  return {
    campo: 'hasta',
    mensaje: `Elija una fecha posterior a hoy y de los próximos ${MAXIMO_CALENDARIO} días.`,
  };
}

/** Last day of the window while proposals may come in; null before it opens and once its last day is over. */
export function findVentana(
  acta: { readonly estado: string; readonly enmiendaHasta: string | null },
  hoy: string,
): string | null {
  const { estado, enmiendaHasta } = acta;
  if (estado !== 'en-enmienda' || enmiendaHasta === null) return null;
  return hoy <= enmiendaHasta ? enmiendaHasta : null;
}
