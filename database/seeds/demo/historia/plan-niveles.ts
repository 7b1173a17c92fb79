import { addDays, nextWorkingDay } from '@marco/country/working-days';
import { createSeededRandom } from '../seeded-random.ts';

/** A version of a servicio with the days that are known of it. */
export interface VersionConNiveles {
  readonly servicio: string;
  /** Level it stands at: 1, 2 or 3. */
  readonly nivel: number;
  /** Days its requests were certified on, of level 3 published, AAAA-MM-DD; null where it was brought in with its state. */
  readonly certificadas: readonly (string | null)[];
}

/** The day a version reached each of its levels, from the first one. */
export type NivelesAlcanzados = readonly string[];

/** Days before the present in which the first and the last version reached the level they stand at. */
const [PRIMERA, ULTIMA] = [860, 130];
/** Days between two levels. */
const [MINIMO, MAXIMO] = [50, 75];

/**
 * When the versions of the directory reached their levels: those of requests on the day these were certified, the others one
 * after the other, so that the directory grows. What the rest of the demo data uses already comes first.
 *
 * @param usados servicios whose acuerdos, trámites or operation the demo tells of
 * @param hoy the present, AAAA-MM-DD
 */
export function planNiveles(
  versiones: readonly VersionConNiveles[],
  usados: ReadonlySet<string>,
  hoy: string,
): ReadonlyMap<string, NivelesAlcanzados> {
  const traidas = versiones
    .filter(({ nivel, certificadas }) => certificadas[nivel - 1] == null)
    .map(({ servicio }) => servicio)
    .toSorted((one, other) => rank(one, usados) - rank(other, usados));
  const paso = (PRIMERA - ULTIMA) / Math.max(1, traidas.length - 1);
  const ultimos = new Map(
    traidas.map((servicio, place) => [servicio, addDays(hoy, -PRIMERA + Math.floor(paso * place))]),
  );
  return new Map(
    versiones.map(({ servicio, nivel, certificadas }) => {
      const random = createSeededRandom(`niveles ${servicio}`);
      let dia = certificadas[nivel - 1] ?? ultimos.get(servicio) ?? hoy;
      const dias = [nextWorkingDay(dia)];
      for (let menor = nivel - 1; menor >= 1; menor -= 1) {
        const antes = addDays(dia, -random.int(MINIMO, MAXIMO));
        const certificada = certificadas[menor - 1];
        dia = certificada != null && certificada < dia ? certificada : antes;
        dias.unshift(nextWorkingDay(dia));
      }
      return [servicio, dias];
    }),
  );
}

/** What is used comes first, the rest by lot. */
function rank(servicio: string, usados: ReadonlySet<string>): number {
  return createSeededRandom(`lugar ${servicio}`).int(0, 9999) + (usados.has(servicio) ? 0 : 10_000);
}
