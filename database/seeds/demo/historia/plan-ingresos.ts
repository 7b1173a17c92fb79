import { addDays, nextWorkingDay } from '@marco/country/working-days';
import { createSeededRandom } from '../seeded-random.ts';

/** First day somebody of an entidad could register: the product opened on the day before. */
const APERTURA = '2024-01-16';

/** Days before the first thing an entidad did in which somebody of it registered. */
const [ANTES_MINIMO, ANTES_MAXIMO] = [15, 60];
/** Days the entidades that only registered are spread over, the last of which are left out. */
const DIAS = 700;
const ULTIMOS = 25;

/**
 * When each entidad joined: before the first thing it did or, where it did nothing, on some working day of the two years.
 *
 * @param primeros the first day each entidad did something on, by its clave; undefined for those that did nothing
 * @param hoy the present, AAAA-MM-DD
 */
export function planIngresos(
  primeros: ReadonlyMap<string, string | undefined>,
  hoy: string,
): ReadonlyMap<string, string> {
  const quietas = [...primeros].filter(([, primero]) => primero === undefined).length;
  let turno = 0;
  return new Map(
    [...primeros].map(([clave, primero]) => {
      const random = createSeededRandom(`ingreso ${clave}`);
      const dia =
        primero === undefined
          ? addDays(hoy, -DIAS + Math.floor(((DIAS - ULTIMOS) * turno++) / Math.max(1, quietas)))
          : addDays(primero, -random.int(ANTES_MINIMO, ANTES_MAXIMO));
      return [clave, nextWorkingDay(dia < APERTURA ? APERTURA : dia)];
    }),
  );
}
