import type { DatabaseSchema } from '@marco/database';
import {
  buildCamposDeMensajes,
  buildVersionesCertificadas,
  listOperacionesEscritas,
} from '@marco/servicios/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import { type Kysely, sql } from 'kysely';
import type { DatosOperacion } from '../../contract/index.ts';
import type { TipoIntercambio } from '../../contract/terms.ts';
import type { CampoDeVersion } from '../../rules/mensajes/campos-de-version.ts';

type Database = Kysely<DatabaseSchema>;

/** The newest certified version of a servicio that is not retired, with the request that standardised it. */
export function findVersionAnterior(database: Database, servicioId: number) {
  return buildVersionesCertificadas(database, servicioId)
    .leftJoin('solicitudes as s', 's.id', 'v.solicitud_id')
    .select(['v.id', 'v.mayor', 'v.menor', 'v.solicitud_id', 's.consumo_abierto'])
    .limit(1)
    .executeTakeFirst();
}

/** Operations of a version as a request writes them, in their order. */
export async function listOperacionesDeVersion(
  database: Database,
  versionId: number,
): Promise<DatosOperacion[]> {
  const operaciones = await listOperacionesEscritas(database, versionId);
  return operaciones.map(({ tipoIntercambio, ...operacion }) => ({
    ...operacion,
    tipoIntercambio: tipoIntercambio as TipoIntercambio | null,
  }));
}

/** Fields of the messages of a version with what the common language says of each, brothers in their order. */
export async function listCamposDeVersion(database: Database, versionId: number): Promise<CampoDeVersion[]> {
  return buildCamposDeMensajes(database, versionId)
    .select(['c.id', 'c.padre_id as padreId', 'o.codigo as operacion', 'c.nombre_local as nombreLocal'])
    .select(['c.minimo', 'c.maximo', 'v.elemento_id as elementoId', 'v.definicion as descripcion'])
    .select([sql<PapelMensaje>`m.papel`.as('papel'), sql<string>`coalesce(v.tipo_dato, '')`.as('tipoDato')])
    .orderBy('o.orden')
    .orderBy(sql`array_position(array['peticion', 'respuesta', 'error'], m.papel)`)
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
}
