import type { DatabaseSchema } from '@marco/database';
import type { PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import type { DatosOperacion } from '../../contract/index.ts';
import type { TipoIntercambio } from '../../contract/terms.ts';
import type { CampoDeVersion } from '../../rules/mensajes/campos-de-version.ts';

type Database = Kysely<DatabaseSchema>;

/** The newest certified version of a servicio that is not retired, with the request that standardised it. */
export function findVersionAnterior(database: Database, servicioId: number) {
  return database
    .selectFrom('servicios_versiones as v')
    .leftJoin('solicitudes as s', 's.id', 'v.solicitud_id')
    .select(['v.id', 'v.mayor', 'v.menor', 'v.solicitud_id', 's.consumo_abierto'])
    .where('v.servicio_id', '=', servicioId)
    .where('v.estado', 'not in', ['en-elaboracion', 'retirada'])
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Operations of a version as a request writes them, in their order. */
export async function listOperacionesDeVersion(
  database: Database,
  versionId: number,
): Promise<DatosOperacion[]> {
  const rows = await database
    .selectFrom('servicios_operaciones')
    .select(['codigo', 'nombre', 'tipo_intercambio'])
    .where('version_id', '=', versionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map(({ codigo, nombre, tipo_intercambio }) => ({
    codigo,
    nombre,
    tipoIntercambio: tipo_intercambio as TipoIntercambio | null,
  }));
}

/** Fields of the messages of a version with what the common language says of each, brothers in their order. */
export async function listCamposDeVersion(database: Database, versionId: number): Promise<CampoDeVersion[]> {
  return database
    .selectFrom('servicios_mensajes_campos as c')
    .innerJoin('servicios_mensajes as m', 'm.id', 'c.mensaje_id')
    .innerJoin('servicios_operaciones as o', 'o.id', 'm.operacion_id')
    .innerJoin('elementos_versiones as v', 'v.id', 'c.elemento_version_id')
    .select(['c.id', 'c.padre_id as padreId', 'o.codigo as operacion', 'c.nombre_local as nombreLocal'])
    .select(['c.minimo', 'c.maximo', 'v.elemento_id as elementoId', 'v.definicion as descripcion'])
    .select([sql<PapelMensaje>`m.papel`.as('papel'), sql<string>`coalesce(v.tipo_dato, '')`.as('tipoDato')])
    .where('o.version_id', '=', versionId)
    .orderBy('o.orden')
    .orderBy(sql`array_position(array['peticion', 'respuesta', 'error'], m.papel)`)
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}
