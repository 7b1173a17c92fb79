import type { DatabaseSchema } from '@marco/database';
import { buildCamposDeMensajes } from '@marco/servicios/port';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** States of the versions of elements anybody may see. */
const PUBLICOS = ['incorporado', 'historico', 'caducado'];

/** Fields of every message of a version whose elements anybody may see, brothers in their order. */
export async function listCamposDeMensajes(database: Database, versionId: number) {
  return buildCamposDeMensajes(database, versionId)
    .select(['c.id', 'c.mensaje_id as mensajeId', 'c.padre_id as padreId', 'c.nombre_local as nombreLocal'])
    .select(['c.elemento_version_id as elementoVersionId', 'c.minimo', 'c.maximo'])
    .where(sql<boolean>`v.estado in (${sql.join(PUBLICOS)})`)
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}

/** The fields an acuerdo asks for, for whatever purpose. */
export async function listCamposPedidos(database: Database, acuerdoId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('acuerdos_campos as k')
    .innerJoin('acuerdos_finalidades as f', 'f.id', 'k.finalidad_id')
    .select('k.campo_id as id')
    .distinct()
    .where('f.acuerdo_id', '=', acuerdoId)
    .orderBy('k.campo_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The acuerdo of a key of the simulator, with what it may see. */
export async function findPorClave(database: Database, clave: string) {
  return database
    .selectFrom('acuerdos')
    .select(['id', 'version_id as versionId', 'estado'])
    .where('clave_simulador', '=', clave)
    .executeTakeFirst();
}
