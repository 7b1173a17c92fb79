import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { EstadoVersion } from '../../contract/terms.ts';

interface EnEspera {
  readonly estado: EstadoVersion;
  /** Only those this entity answers for; null asks for all. */
  readonly entidadId: number | null;
  /** Author whose own versions do not count, or alone count. */
  readonly salvoDe?: number | undefined;
  readonly autorId?: number | undefined;
}

/** Versions that wait in a state, from their last change on. */
export function buildEnEspera(
  database: Kysely<DatabaseSchema>,
  { estado, entidadId, salvoDe, autorId }: EnEspera,
) {
  return database
    .selectFrom('elementos_versiones')
    .where('estado', '=', estado)
    .$if(entidadId !== null, (query) => query.where('entidad_responsable_id', '=', entidadId))
    .$if(salvoDe !== undefined, (query) => query.where('autor_id', 'is distinct from', salvoDe ?? 0))
    .$if(autorId !== undefined, (query) => query.where('autor_id', '=', autorId ?? 0))
    .select(['id', 'updated_at as desde', sql<string | null>`null::date`.as('vence')]);
}

/** What a list of matters says of versions. */
export function listNombrados(database: Kysely<DatabaseSchema>, ids: readonly number[]) {
  return database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('v.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      'v.id',
      'v.nombre',
      'e.identificador',
      'v.autor_id',
      sql<string>`v.mayor || '.' || v.menor`.as('numero'),
    ])
    .execute();
}
