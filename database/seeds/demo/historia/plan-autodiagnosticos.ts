import { addDays, isWorkingDay } from '@marco/country/working-days';
import { createSeededRandom } from '../seeded-random.ts';

/** So many of the entidades with people present one, each at most so many times. */
const [DE_CADA_TRES, VECES] = [2, 3];
/** Days after it joined in which an entidad presents its first one, and days between two of them. */
const [PRIMERO, CADA] = [
  [30, 240],
  [180, 330],
] as const;
const ULTIMO_GRADO = 5;
/** Of a hundred criteria, so many rise a grade until the next one. */
const SUBEN = 40;

/** What an entidad answered, and when it presented it. */
export interface AutodiagnosticoPlaneado {
  readonly clave: string;
  readonly dia: string;
  /** In the order of the criteria. */
  readonly grados: readonly number[];
}

/** Meaning is behind, rules are ahead. */
const ADELANTO: Readonly<Record<string, number>> = { semantico: -1, 'politico-legal': 1 };

function toWorkingDay(dia: string): string {
  return isWorkingDay(dia) ? dia : toWorkingDay(addDays(dia, 1));
}

/**
 * The self-assessments of the two years: entidades begin low, and no later one is lower.
 *
 * @param ingresos the day each entidad joined on
 * @param dominios of the criteria, in their order
 * @param hoy the present, AAAA-MM-DD
 */
export function planAutodiagnosticos(
  ingresos: readonly { readonly clave: string; readonly dia: string }[],
  dominios: readonly string[],
  hoy: string,
): readonly AutodiagnosticoPlaneado[] {
  return ingresos.flatMap(({ clave, dia: ingreso }) => {
    const random = createSeededRandom(`madurez ${clave}`);
    if (random.int(1, 3) > DE_CADA_TRES) return [];
    const base = random.int(1, 3);
    let grados = dominios.map((dominio) =>
      Math.min(ULTIMO_GRADO, Math.max(1, base + random.int(-1, 1) + (ADELANTO[dominio] ?? 0))),
    );
    let dia = toWorkingDay(addDays(ingreso, random.int(...PRIMERO)));
    const planeados: AutodiagnosticoPlaneado[] = [];
    while (dia < hoy && planeados.length < VECES) {
      planeados.push({ clave, dia, grados });
      grados = grados.map((grado) => Math.min(ULTIMO_GRADO, grado + (random.int(1, 100) <= SUBEN ? 1 : 0)));
      dia = toWorkingDay(addDays(dia, random.int(...CADA)));
    }
    return planeados;
  });
}
