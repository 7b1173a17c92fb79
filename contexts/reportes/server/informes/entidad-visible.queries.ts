import { type RawBuilder, sql } from 'kysely';
import type { LectorDeInformes } from './lector-informes.ts';

/** The entidad a row names: the ministry and the operator read any, staff their own, everybody none. */
export function buildEntidadVisible(
  columna: RawBuilder<unknown>,
  { lado, entidadId }: LectorDeInformes,
): RawBuilder<number | null> {
  if (lado === 'ministerio' || lado === 'operador') return sql<number | null>`${columna}`;
  if (lado === 'publico') return sql<number | null>`null::int`;
  return sql<number | null>`case when ${columna} = ${entidadId}::int then ${columna} end`;
}
