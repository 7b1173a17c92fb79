import { toDayAndTime } from '@marco/country/local-time';

/** Things of one day in Colombia, in the order they came. */
export interface Dia<Cosa> {
  /** `2026-11-21`. */
  readonly dia: string;
  readonly cosas: readonly Cosa[];
}

/** The day of a moment in Colombia, which has one time all year. */
export function toDia(fecha: string): string {
  return toDayAndTime(new Date(fecha)).day;
}

/** Groups what comes in order of time by its day. */
export function listDias<Cosa extends { readonly fecha: string }>(
  cosas: readonly Cosa[],
): readonly Dia<Cosa>[] {
  const dias: { dia: string; cosas: Cosa[] }[] = [];
  for (const cosa of cosas) {
    const dia = toDia(cosa.fecha);
    const last = dias.at(-1);
    if (last?.dia === dia) last.cosas.push(cosa);
    else dias.push({ dia, cosas: [cosa] });
  }
  return dias;
}
