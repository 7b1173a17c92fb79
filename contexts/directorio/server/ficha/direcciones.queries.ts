import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import { POR_OID } from '../../contract/directorio.paths.ts';

type Database = Kysely<DatabaseSchema>;

/** The servicio whose page stands, or stood, at an address, or which has an OID; undefined where none of the directory does. */
export async function findServicioEnDireccion(
  database: Database,
  { entidad, servicio }: { readonly entidad: string; readonly servicio: string },
): Promise<number | undefined> {
  if (entidad === POR_OID) return findServicioConOid(database, servicio);
  const { rows } = await sql<{ id: number }>`
    select d.servicio_id as id from directorio_direcciones d join directorio_servicios s on s.servicio_id = d.servicio_id
    where d.entidad = ${entidad} and d.servicio = ${servicio}`.execute(database);
  return rows[0]?.id;
}

async function findServicioConOid(database: Database, oid: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.servicio_id as id from oid_nodos o join directorio_servicios s on s.servicio_id = o.objeto_id
    where o.oid = ${oid} and o.tipo = 'servicio' and o.estado = 'activo'`.execute(database);
  return rows[0]?.id;
}
