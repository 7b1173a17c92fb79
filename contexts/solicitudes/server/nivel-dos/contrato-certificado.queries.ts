import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** The contract of a version that level 2 certified, with its request; undefined where no request for it was. */
export async function findContratoCertificado(database: Database, versionId: number) {
  return database
    .selectFrom('solicitudes_nivel_dos as n')
    .innerJoin('solicitudes as s', 's.id', 'n.solicitud_id')
    .innerJoin('estados_solicitud as es', 'es.id', 's.estado_id')
    .innerJoin('archivos as a', 'a.id', 'n.contrato_archivo_id')
    .where('n.servicio_version_id', '=', versionId)
    .where('es.codigo', '=', 'certificada')
    .select(['a.id', 'a.nombre', 'a.sha256', 's.id as solicitudId'])
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Where the entity said in a request of level 2 that the fields of the version are in its contract. */
export async function listVinculosDeclarados(database: Database, solicitudId: number) {
  return database
    .selectFrom('solicitudes_vinculos')
    .select(['campo_id as campoId', 'ruta'])
    .where('solicitud_id', '=', solicitudId)
    .orderBy('campo_id')
    .execute();
}
