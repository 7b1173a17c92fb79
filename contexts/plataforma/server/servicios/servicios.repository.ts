import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

/** What the operator records of a service of the platform. */
export interface DatosServicioPlataforma {
  readonly servicioId: number | null;
  readonly ans: {
    readonly disponibilidad: number | null;
    readonly p95Ms: number | null;
    readonly tasaError: number | null;
  };
}

export async function updateDatosServicio(
  trx: Transaction<DatabaseSchema>,
  id: number,
  { servicioId, ans: { disponibilidad, p95Ms, tasaError } }: DatosServicioPlataforma,
): Promise<void> {
  await sql`update plataforma_servicios set servicio_id = ${servicioId}::int,
    ans_disponibilidad = ${disponibilidad}::numeric, ans_p95_ms = ${p95Ms}::int, ans_tasa_error = ${tasaError}::numeric,
    version = version + 1 where id = ${id}`.execute(trx);
}
