import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import { LIMITES_ENSAYO } from '../../contract/ensayos-xroad.terms.ts';

type Database = Kysely<DatabaseSchema>;

/** A version with whose it is, whether it is simulated or not. */
export async function findVersionEnsayada(database: Database, versionId: number) {
  return database
    .selectFrom('servicios_versiones as v')
    .innerJoin('servicios as s', 's.id', 'v.servicio_id')
    .innerJoin('entidades as e', 'e.id', 's.entidad_id')
    .select(['v.id', 'v.mayor', 'v.menor', 's.id as servicioId', 's.nombre as servicio'])
    .select(['e.id as entidadId', 'e.nombre as entidad', 'e.codigo_xroad as codigoXroad'])
    .select(
      sql<boolean>`exists (select from solicitudes_nivel_tres n join solicitudes q on q.id = n.solicitud_id
        join estados_solicitud t on t.id = q.estado_id
        where n.servicio_version_id = v.id and t.codigo <> 'borrador')`.as('conNivelTres'),
    )
    .where('v.id', '=', versionId)
    .executeTakeFirst();
}
export type VersionEnsayada = NonNullable<Awaited<ReturnType<typeof findVersionEnsayada>>>;

/** The rehearsals of a version that are kept, the newest one first. */
export async function listEnsayos(database: Database, versionId: number) {
  return database
    .selectFrom('simulador_ensayos as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select(['n.id', 'n.ejecutado_en as ejecutadoEn', 'n.superadas', 'n.fallidas', 'n.total'])
    .select(buildNombreCompleto('u').as('quien'))
    .where('n.version_id', '=', versionId)
    .orderBy('n.id', 'desc')
    .limit(LIMITES_ENSAYO.guardados)
    .execute();
}

/** One of them, whole. */
export async function findEnsayo(database: Database, id: number) {
  return database
    .selectFrom('simulador_ensayos as n')
    .innerJoin('usuarios as u', 'u.id', 'n.usuario_id')
    .select(['n.id', 'n.version_id as versionId', 'n.ejecutado_en as ejecutadoEn'])
    .select(['n.superadas', 'n.fallidas', 'n.total', 'n.pruebas', 'n.registros'])
    .select(buildNombreCompleto('u').as('quien'))
    .where('n.id', '=', id)
    .executeTakeFirst();
}
export type EnsayoRow = NonNullable<Awaited<ReturnType<typeof findEnsayo>>>;
