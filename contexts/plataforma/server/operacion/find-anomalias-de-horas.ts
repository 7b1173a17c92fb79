import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { findAnomalias, SEMANAS_DE_HISTORIA } from '../../rules/operacion/anomalias.ts';
import { toHoraComparada } from '../../rules/operacion/pulsos.ts';
import { setAnomalias } from './anomalias.repository.ts';
import { toPulso } from './present-pulso.ts';
import { listPulsosDeHoras, type PulsoRow } from './pulsos.queries.ts';

const HORAS_DE_SEMANA = 7 * 24;

/**
 * Compares every service of some hours with the same weekday and hour of the weeks before. What was found before of these
 * hours goes where it is found no more, unless somebody marked it.
 */
export async function findAnomaliasDeHoras(
  database: Kysely<DatabaseSchema>,
  ambiente: number,
  horas: readonly number[],
): Promise<void> {
  for (const hora of horas) {
    const antes = Array.from(
      { length: SEMANAS_DE_HISTORIA },
      (_, semana) => hora - (semana + 1) * HORAS_DE_SEMANA,
    );
    const pulsos = await listPulsosDeHoras(database, ambiente, [hora, ...antes]);
    const deServicio = Map.groupBy(pulsos, ({ servicio_id }) => servicio_id);
    const halladas = [...deServicio].flatMap(([servicioId, rows]) =>
      listHalladas(rows, hora).map((hallada) => ({ ...hallada, servicioId })),
    );
    await setAnomalias(database, { ambiente, hora }, halladas);
  }
}

function listHalladas(rows: readonly PulsoRow[], hora: number) {
  const actual = rows.find((row) => row.hora === hora);
  if (!actual) return [];
  const historia = rows.filter((row) => row.hora !== hora).map((row) => toHoraComparada(toPulso(row)));
  return findAnomalias(toHoraComparada(toPulso(actual)), historia);
}
