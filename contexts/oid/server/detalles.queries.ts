import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { listAscendencia } from '../rules/oid.ts';

/** A node as the modal 'Estructura Identificador Objeto Digital - OID' lists it (TABLE-05). */
export interface DetalleOid {
  readonly oid: string;
  readonly nombre: string;
}

/** The stored nodes from the first arc to each identifier, in one query; an identifier nobody was given has none. */
export async function listDetalles(
  database: Kysely<DatabaseSchema>,
  oids: readonly string[],
): Promise<ReadonlyMap<string, readonly DetalleOid[]>> {
  const wanted = [...new Set(oids.flatMap(listAscendencia))];
  if (wanted.length === 0) return new Map();
  const rows = await database
    .selectFrom('oid_nodos')
    .select(['oid', 'nombre'])
    .where('oid', 'in', wanted)
    .execute();
  const byOid = new Map(rows.map((row) => [row.oid, row]));
  return new Map(
    oids.map((oid) => [
      oid,
      byOid.has(oid) ? listAscendencia(oid).flatMap((ancestor) => byOid.get(ancestor) ?? []) : [],
    ]),
  );
}
