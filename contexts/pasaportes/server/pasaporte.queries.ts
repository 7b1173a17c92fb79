import type { DatabaseSchema } from '@marco/database';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** States of a version of an element that anybody reads (GEN-05). */
const PUBLICADOS = ['incorporado', 'historico', 'caducado'];

/** Versions that were certified once, with their servicio, its entidad and the identifiers of both. */
function buildVersiones(database: Database) {
  return database
    .selectFrom('pasaportes as p')
    .innerJoin('servicios_versiones as v', 'v.id', 'p.version_id')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .leftJoin('oid_nodos as n', (join) =>
      join.onRef('n.objeto_id', '=', 's.id').on('n.tipo', '=', 'servicio').on('n.estado', '=', 'activo'),
    )
    .select(['p.oid', 'v.id as versionId', 'v.servicio_id as servicioId', 'v.mayor', 'v.menor'])
    .select(sql<EstadoVersionServicio>`v.estado`.as('estado'))
    .select(['v.estandarizada_en as estandarizadaEn', 'v.created_at as creadaEn'])
    .select(['s.nombre', 's.descripcion', 's.activo', 'n.oid as servicioOid'])
    .select(['e.nombre as entidad', 'e.sigla', 'e.nit', 'e.digito_verificacion as dv'])
    .select('e.codigo_xroad as codigoXroad');
}
export type FilaDePasaporte = Awaited<ReturnType<ReturnType<typeof buildVersiones>['execute']>>[number];

export async function findVersionPorOid(
  database: Database,
  oid: string,
): Promise<FilaDePasaporte | undefined> {
  return buildVersiones(database).where('p.oid', '=', oid).executeTakeFirst();
}

export async function findVersion(
  database: Database,
  versionId: number,
): Promise<FilaDePasaporte | undefined> {
  return buildVersiones(database).where('p.version_id', '=', versionId).executeTakeFirst();
}

/** Every version of a servicio that has a pasaporte, the newest first. */
export async function listVersionesDeServicio(
  database: Database,
  servicioId: number,
): Promise<readonly FilaDePasaporte[]> {
  return buildVersiones(database)
    .where('v.servicio_id', '=', servicioId)
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .execute();
}

/** The servicio a node of the tree of identifiers stands for. */
export async function findServicioPorOid(database: Database, oid: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('oid_nodos')
    .select('objeto_id')
    .where('oid', '=', oid)
    .where('tipo', '=', 'servicio')
    .executeTakeFirst();
  return row?.objeto_id ?? undefined;
}

/** Whether the messages of a version carry something anybody may read. */
export async function hasMensajesPublicados(database: Database, versionId: number): Promise<boolean> {
  const row = await database
    .selectFrom('servicios_operaciones as o')
    .innerJoin('servicios_mensajes as m', 'm.operacion_id', 'o.id')
    .innerJoin('servicios_mensajes_campos as c', 'c.mensaje_id', 'm.id')
    .innerJoin('elementos_versiones as v', 'v.id', 'c.elemento_version_id')
    .where('o.version_id', '=', versionId)
    .where('v.estado', 'in', PUBLICADOS)
    .select('c.id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Versions that were certified and have no identifier yet, the oldest first. */
export async function listSinOid(database: Database, most: number): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('servicios_versiones as v')
    .leftJoin('pasaportes as p', 'p.version_id', 'v.id')
    .where('p.version_id', 'is', null)
    .where('v.estado', '<>', 'en-elaboracion')
    .select('v.id')
    .orderBy('v.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of one servicio. */
export async function listSinOidDeServicio(
  database: Database,
  servicioId: number,
): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('servicios_versiones as v')
    .leftJoin('pasaportes as p', 'p.version_id', 'v.id')
    .where('v.servicio_id', '=', servicioId)
    .where('p.version_id', 'is', null)
    .where('v.estado', '<>', 'en-elaboracion')
    .select('v.id')
    .orderBy('v.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What an identifier is given to, as it is called. */
export async function findPorIdentificar(database: Database, versionId: number) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .leftJoin('pasaportes as p', 'p.version_id', 'v.id')
    .leftJoin('oid_nodos as n', (join) =>
      join.onRef('n.objeto_id', '=', 's.id').on('n.tipo', '=', 'servicio').on('n.estado', '=', 'activo'),
    )
    .where('v.id', '=', versionId)
    .select(['s.id as servicioId', 's.nombre', 'v.mayor', 'v.menor', 'v.estado'])
    .select(['p.oid', 'n.oid as servicioOid'])
    .executeTakeFirst();
}
