import type { Marcha, MarchaDeIncidente } from '../../contract/estado-producto.terms.ts';

/** Minutes after which work that should have run, a mail, or an event without a seal, is late. */
export const MINUTOS_DE_GRACIA = 15;

/** Hours for which work or a mail that was given up still counts as a failure of now. */
export const HORAS_DE_ABANDONO = 24;

/** Days after which the operator should have brought another file of the exchange: a weekend with a holiday is three. */
export const DIAS_SIN_OPERACION = 4;

/** Hours after which what is done each night should have been done again: a day, and the night itself. */
export const HORAS_DE_LO_DIARIO = 30;

/** Minutes without any measurement after which nothing of the product was running; it measures itself each minute. */
export const MINUTOS_SIN_MEDIR = 5;

const HORA_MS = 3_600_000;

/** How work that runs by itself is: given up is a failure, late a delay. */
export function computeMarchaDeCola(cola: {
  readonly abandonados: number;
  readonly atrasados: number;
}): Marcha {
  if (cola.abandonados > 0) return 'falla';
  return cola.atrasados > 0 ? 'demora' : 'bien';
}

/**
 * How something that should happen again and again is, by when it did last.
 *
 * @param horas after which it is late
 */
export function computeMarchaDeUltimo(ultimo: Date | null, horas: number, now: Date): Marcha {
  if (ultimo === null) return 'sin-uso';
  return now.getTime() - ultimo.getTime() > horas * HORA_MS ? 'demora' : 'bien';
}

/** What a measurement does to the incident of its part that is open: undefined leaves it as it is. */
export function chooseCambioDeIncidente(
  abierto: MarchaDeIncidente | undefined,
  marcha: Marcha,
): { readonly cierra: boolean; readonly abre?: MarchaDeIncidente } | undefined {
  // A part that could not be measured is not known to be well.
  if (marcha === 'sin-medir') return undefined;
  if (marcha === 'demora' || marcha === 'falla')
    return abierto === marcha ? undefined : { cierra: abierto !== undefined, abre: marcha };
  return abierto === undefined ? undefined : { cierra: true };
}
