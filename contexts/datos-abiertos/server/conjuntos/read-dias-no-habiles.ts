import { listHolidays, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroFilas } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { FilaDeOrigen } from '../../rules/fila.ts';

/** Years around the present one whose holidays are told. */
const DESDE = -1;
const ANIOS = 4;

/** Public holidays, and the days a norm declared besides, by their day. */
export async function* readDiasNoHabiles(
  database: Kysely<DatabaseSchema>,
): AsyncGenerator<readonly FilaDeOrigen[]> {
  const { filas } = await findParametroFilas(database, 'calendario.diasNoHabiles');
  const anio = Number(toColombianDay(new Date()).slice(0, 4)) + DESDE;
  const festivos = Array.from({ length: ANIOS }, (_, at) => [...listHolidays(anio + at)]).flat();
  const todos = [
    ...festivos.map(([dia, motivo]) => ({ dia, motivo, alcance: 'nacional' })),
    ...filas.map(({ fecha, norma, alcance }) => ({
      dia: String(fecha),
      motivo: String(norma),
      alcance: String(alcance),
    })),
  ];
  yield todos.toSorted((one, other) => (one.dia < other.dia ? -1 : 1));
}
