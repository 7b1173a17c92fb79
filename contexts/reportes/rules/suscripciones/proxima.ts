import { presentClock } from '@marco/contract-kit/clock-text';
import { toDayAndTime, toMoment } from '@marco/country/local-time';
import { addDays, addMonths, nextWorkingDay } from '@marco/country/working-days';
import {
  DIAS_SEMANA,
  FRECUENCIAS_REPORTE,
  type FrecuenciaReporte,
} from '../../contract/suscripciones.terms.ts';

/** When somebody wants to be mailed. */
export interface Cadencia {
  readonly frecuencia: FrecuenciaReporte;
  /** Of the week from Monday, or of the month; null of the others. */
  readonly dia: number | null;
  /** Of the country, 0 to 23. */
  readonly hora: number;
}

const DIAS = 7;

/** The days it may fall on, from before today: a Monday on, the month before on, or today on. */
function* listDias({ frecuencia, dia }: Cadencia, hoy: string): Generator<string> {
  if (frecuencia === 'semanal') {
    const desdeLunes = (new Date(hoy).getUTCDay() + DIAS - 1) % DIAS;
    for (let lunes = addDays(hoy, -desdeLunes - DIAS); ; lunes = addDays(lunes, DIAS))
      yield addDays(lunes, (dia ?? 1) - 1);
  }
  if (frecuencia === 'mensual')
    for (let mes = addMonths(`${hoy.slice(0, 7)}-01`, -1); ; mes = addMonths(mes, 1))
      yield addDays(mes, (dia ?? 1) - 1);
  for (let uno = hoy; ; uno = addDays(uno, 1)) yield uno;
}

/**
 * When the next mail is due: on a working day, at its hour (domain reportes §8). What falls on a day without work goes out on the next
 * one with it.
 *
 * @returns null of what waits for the closure of a month
 */
export function computeProxima(cadencia: Cadencia, now: Date): Date | null {
  if (cadencia.frecuencia === 'cierre') return null;
  const hora = `${String(cadencia.hora).padStart(2, '0')}:00`;
  for (const dia of listDias(cadencia, toDayAndTime(now).day)) {
    const proxima = toMoment(nextWorkingDay(dia), hora);
    if (proxima > now) return proxima;
  }
  return null;
}

/** 'Cada semana, el lunes a las 7:00 a. m.'. */
export function presentCuando({ frecuencia, dia, hora }: Cadencia): string {
  const base = FRECUENCIAS_REPORTE[frecuencia];
  if (frecuencia === 'cierre') return base;
  const cual =
    dia === null ? '' : frecuencia === 'semanal' ? `, el ${DIAS_SEMANA[dia - 1] ?? ''}` : `, el día ${dia}`;
  return `${base}${cual} a las ${presentClock(hora, 0)}`;
}

/** Sentences one after another; one that ends with the stop of 'a. m.' gets no second one. */
export function formatFrases(...frases: readonly string[]): string {
  return frases
    .filter((frase) => frase !== '')
    .map((frase) => (frase.endsWith('.') ? frase : `${frase}.`))
    .join(' ');
}
