import { addDays, addWorkingDays } from '@marco/country/working-days';
import { ACTAS_DE_MUESTRA } from '../seed-demo-actas.ts';
import { createSeededRandom } from '../seeded-random.ts';

/** A meeting that was held in a mesa at work. */
export interface ReunionHecha {
  readonly id: number;
  readonly mesa: string;
  /** Place among those its mesa held, from 1. */
  readonly lugar: number;
  /** AAAA-MM-DD */
  readonly dia: string;
}

/** A sealed acta with its days. */
export interface ActaSellada {
  readonly id: number;
  readonly emitida: string;
  readonly sellada: string;
}

/** Days before the present of the first meeting. */
const DIAS = 745;
/** Working days after a meeting in which its acta is issued, and in which it is sealed once everybody read it. */
const EMITIR = 3;
const [SELLAR_MINIMO, SELLAR_MAXIMO] = [7, 11];

/**
 * The actas that were sealed before the present, the first issued one first: of the first meeting of each month, and those that the
 * demonstration shows sealed. The mesas of these have no other: their numbers go on with what is issued on the day of the start.
 *
 * @param reuniones the first one first
 * @param hoy the present, AAAA-MM-DD
 */
export function planActas(reuniones: readonly ReunionHecha[], hoy: string): readonly ActaSellada[] {
  const deMuestra = reuniones.filter(({ mesa, lugar }) =>
    ACTAS_DE_MUESTRA.some((una) => una.mesa === mesa && una.lugar === lugar && una.sellada),
  );
  const otras = reuniones.filter(
    ({ mesa, dia }) => dia >= addDays(hoy, -DIAS) && !ACTAS_DE_MUESTRA.some((una) => una.mesa === mesa),
  );
  const primeras = [...Map.groupBy(otras, ({ dia }) => dia.slice(0, 7)).values()].flatMap((suyas) =>
    suyas.slice(0, 1),
  );
  return [...deMuestra, ...primeras]
    .map(({ id, mesa, dia }) => ({
      id,
      emitida: addWorkingDays(dia, EMITIR),
      sellada: addWorkingDays(
        dia,
        createSeededRandom(`sello ${mesa} ${dia}`).int(SELLAR_MINIMO, SELLAR_MAXIMO),
      ),
    }))
    .filter(({ sellada }) => sellada < hoy)
    .sort((one, other) => one.emitida.localeCompare(other.emitida) || one.id - other.id);
}
