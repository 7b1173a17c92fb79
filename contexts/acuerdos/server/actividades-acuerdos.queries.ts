import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

const CUANTOS = [
  sql<number>`count(*)::int`.as('cantidad'),
  sql<Date | null>`min(a.estado_desde)`.as('masAntigua'),
  sql<Date | null>`max(a.estado_desde)`.as('masReciente'),
] as const;

/** Acuerdos in a state that wait for one entidad, on one side of them. */
export async function countAcuerdosEnEspera(
  database: Database,
  {
    estado,
    columna,
    entidadId,
  }: {
    readonly estado: 'enviado' | 'en-aclaracion';
    readonly columna: 'a.consumidora_id' | 'a.proveedora_id';
    readonly entidadId: number;
  },
) {
  return database
    .selectFrom('acuerdos as a')
    .select(CUANTOS)
    .where('a.estado', '=', estado)
    .where(columna, '=', entidadId)
    .executeTakeFirstOrThrow();
}

/** Disagreements that wait for a mediation. */
export async function countPorMediar(database: Database) {
  return database
    .selectFrom('desacuerdos as a')
    .select(CUANTOS)
    .where('a.estado', '=', 'en-mediacion')
    .executeTakeFirstOrThrow();
}
