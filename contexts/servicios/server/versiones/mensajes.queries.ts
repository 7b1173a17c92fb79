import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { OperacionEscrita } from '../../rules/mensajes/mensajes-de-campos.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * The fields of the messages of a version (`c`), each with its message (`m`), its operation (`o`) and the version of its
 * element (`v`). Who asks selects, joins and orders what they need on top of it, and still sends one statement.
 */
export function buildCamposDeMensajes(database: Database, versionId: number) {
  return database
    .selectFrom('servicios_mensajes_campos as c')
    .innerJoin('servicios_mensajes as m', 'm.id', 'c.mensaje_id')
    .innerJoin('servicios_operaciones as o', 'o.id', 'm.operacion_id')
    .innerJoin('elementos_versiones as v', 'v.id', 'c.elemento_version_id')
    .where('o.version_id', '=', versionId);
}

/** Operations of a version with their messages, one row each, in their order. */
export async function listMensajes(database: Database, versionId: number) {
  return database
    .selectFrom('servicios_operaciones as o')
    .leftJoin('servicios_mensajes as m', 'm.operacion_id', 'o.id')
    .select(['o.id as operacionId', 'o.codigo', 'o.nombre', 'm.id as mensajeId', 'm.papel'])
    .where('o.version_id', '=', versionId)
    .orderBy('o.orden')
    .orderBy('o.id')
    .execute();
}

/** Operations of a version as a request writes them, in their order. */
export async function listOperacionesEscritas(
  database: Database,
  versionId: number,
): Promise<OperacionEscrita[]> {
  return database
    .selectFrom('servicios_operaciones')
    .select(['codigo', 'nombre', 'tipo_intercambio as tipoIntercambio'])
    .where('version_id', '=', versionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
}

/** Fields of every message of a version, brothers in their order. */
export async function listCamposDeMensajes(database: Database, versionId: number) {
  return buildCamposDeMensajes(database, versionId)
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .select(['c.id', 'c.mensaje_id as mensajeId', 'c.padre_id as padreId', 'c.nombre_local as nombreLocal'])
    .select(['c.minimo', 'c.maximo', 'c.obligatorio_de_negocio as obligatorioDeNegocio'])
    .select(['v.id as versionId', 'e.identificador', 'v.nombre', 'v.mayor', 'v.menor'])
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}
