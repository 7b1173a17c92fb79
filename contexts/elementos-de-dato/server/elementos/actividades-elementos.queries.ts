import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoVersion } from '../../contract/terms.ts';

interface EnEspera {
  readonly estado: EstadoVersion;
  /** Only those this entity answers for; null asks for all. */
  readonly entidadId: number | null;
  /** Author whose own versions do not count. */
  readonly salvoDe: number;
}

/** How many versions wait in a state, and since when. */
export async function countEnEspera(
  database: Kysely<DatabaseSchema>,
  { estado, entidadId, salvoDe }: EnEspera,
) {
  const { cantidad, ...desde } = await database
    .selectFrom('elementos_versiones')
    .where('estado', '=', estado)
    .$if(entidadId !== null, (query) => query.where('entidad_responsable_id', '=', entidadId))
    .where('autor_id', 'is distinct from', salvoDe)
    .select([
      sql<number>`count(*)`.as('cantidad'),
      sql<Date | null>`min(updated_at)`.as('masAntigua'),
      sql<Date | null>`max(updated_at)`.as('masReciente'),
    ])
    .executeTakeFirstOrThrow();
  return { ...desde, cantidad: Number(cantidad) };
}
