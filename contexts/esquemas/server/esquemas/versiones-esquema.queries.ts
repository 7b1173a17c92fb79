import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersion } from '@marco/elementos-de-dato/terms';
import { type Kysely, sql } from 'kysely';
import { VIGENTE } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

export interface VersionEsquema {
  readonly id: number;
  /** Whether it was ever incorporated: anybody may read it. */
  readonly publica: boolean;
  readonly estado: EstadoVersion;
  /** Entity that answers for it, which reads it before that. */
  readonly entidadResponsableId: number | null;
  /** When it stopped being in force; null while it is, or was not yet. */
  readonly rigeHasta: Date | null;
}

/**
 * One version of each of some elements: the one in force, or the one with a number.
 *
 * @param numero 'M.m' or 'vigente'
 */
export async function listVersionesEsquema(
  database: Database,
  elementoIds: readonly number[],
  numero: string,
): Promise<VersionEsquema[]> {
  const [mayor, menor] = numero.split('.').map(Number);
  const query = database
    .selectFrom('elementos_versiones')
    .where('elemento_id', '=', sql<number>`any(${[...elementoIds]}::int[])`)
    .select(['id', 'estado', 'entidad_responsable_id', 'rige_desde', 'rige_hasta'])
    .orderBy('id');
  const rows = await (numero === VIGENTE
    ? query.where('estado', '=', 'incorporado')
    : query.where('mayor', '=', mayor ?? 0).where('menor', '=', menor ?? 0)
  ).execute();
  return rows.map(({ id, estado, entidad_responsable_id, rige_desde, rige_hasta }) => ({
    id,
    publica: rige_desde !== null,
    estado: estado as EstadoVersion,
    entidadResponsableId: entidad_responsable_id,
    rigeHasta: rige_hasta,
  }));
}
