/** Things of one day in Colombia, in the order they came. */
export interface Dia<Cosa> {
  /** `2026-11-21`. */
  readonly dia: string;
  readonly cosas: readonly Cosa[];
}

const OFFSET_MS = 5 * 3_600_000;

/** The day of a moment in Colombia, which has one time all year. */
export function toDia(fecha: string): string {
  return new Date(Date.parse(fecha) - OFFSET_MS).toISOString().slice(0, 10);
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
