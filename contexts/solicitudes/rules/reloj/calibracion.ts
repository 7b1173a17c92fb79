import { addDays } from '@marco/country/working-days';
import { MUESTRAS_MINIMAS, type Nivel } from '../../contract/terms.ts';
import { PLAZOS_INICIALES } from './plazo.ts';
import { computePronostico, listFases, type Muestras } from './pronostico.ts';
import type { Segmento } from './segmentos.ts';

/** Days of history a forecast looks at: two years. */
export const DIAS_DE_HISTORIA = 730;

/** A certified request: when it was filed and closed, and its stretches. */
export interface CasoCerrado {
  readonly radicada: string;
  readonly cerrada: string;
  readonly segmentos: readonly Segmento[];
}

/** What the forecasts of a level draw from. */
export function toMuestras(nivel: Nivel, casos: readonly CasoCerrado[]): Muestras {
  return Object.fromEntries(
    listFases(nivel).map((fase) => [
      fase,
      casos.map(({ segmentos }) =>
        segmentos.reduce((sum, one) => (one.estado === fase ? sum + one.diasHabiles : sum), 0),
      ),
    ]),
  );
}

export interface Calibracion {
  /** Requests whose forecast had history enough on the day they were filed. */
  readonly evaluadas: number;
  /** Those of them that were certified by the day told with 80 % of safety. */
  readonly acertadas: number;
  /** And by the most likely day. */
  readonly antesDeLaProbable: number;
}

/**
 * How the forecasts of the past came out: each request is forecast with what was known on the day it was filed, and
 * compared with what it took. Suspended days are nobody's and count on neither side.
 */
export function computeCalibracion(nivel: Nivel, casos: readonly CasoCerrado[]): Calibracion {
  let [evaluadas, acertadas, antesDeLaProbable] = [0, 0, 0];
  for (const [place, { radicada, segmentos }] of casos.entries()) {
    const known = casos.filter(
      ({ cerrada }) => cerrada < radicada && cerrada >= addDays(radicada, -DIAS_DE_HISTORIA),
    );
    if (known.length < MUESTRAS_MINIMAS) continue;
    const recorrido = { nivel, fase: 'radicada', llevados: 0, restantes: null, semilla: place } as const;
    const { p50, p80 } = computePronostico(recorrido, toMuestras(nivel, known), PLAZOS_INICIALES);
    const took = segmentos.reduce((sum, { diasHabiles }) => sum + diasHabiles, 0);
    evaluadas += 1;
    if (took <= p80) acertadas += 1;
    if (took <= p50) antesDeLaProbable += 1;
  }
  return { evaluadas, acertadas, antesDeLaProbable };
}
