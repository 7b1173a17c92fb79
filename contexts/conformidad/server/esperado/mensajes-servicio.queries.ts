import type { DatabaseSchema } from '@marco/database';
import { buildCamposDeMensajes } from '@marco/servicios/port';
import { type Kysely, sql } from 'kysely';
import { keepPublicados } from '../../rules/campos-publicados.ts';

type Database = Kysely<DatabaseSchema>;

/** States of the versions anybody may see. */
const PUBLICOS = ['incorporado', 'historico', 'caducado'];

/**
 * Fields of the messages of a version that anybody may be told of, brothers in their order. One is personal where its
 * element is, or where the request of level 1 said so.
 */
export async function listCamposIntercambiados(database: Database, versionId: number) {
  const campos = await buildCamposDeMensajes(database, versionId)
    .leftJoin('solicitudes_campos as s', 's.id', 'c.campo_solicitud_id')
    .select(['c.id', 'c.mensaje_id as mensajeId', 'c.padre_id as padreId', 'c.nombre_local as nombreLocal'])
    .select(['c.elemento_version_id as elementoVersionId', 'c.minimo', 'c.maximo'])
    .select(['c.obligatorio_de_negocio as obligatorioDeNegocio', 'c.campo_solicitud_id as campoSolicitudId'])
    .select(sql<boolean>`v.estado in (${sql.join(PUBLICOS)})`.as('publicado'))
    .select(sql<boolean>`coalesce(s.dato_personal, false)`.as('datoPersonal'))
    .orderBy('c.orden')
    .orderBy('c.id')
    .execute();
  return keepPublicados(campos);
}
export type CampoIntercambiado = Awaited<ReturnType<typeof listCamposIntercambiados>>[number];

export interface EstadoElemento {
  readonly id: number;
  readonly estado: string;
  readonly rigeHasta: Date | null;
  readonly datoPersonal: string;
}

/** The states of versions, by their ids, and what data of a person they are. */
export async function listEstados(database: Database, ids: readonly number[]): Promise<EstadoElemento[]> {
  return database
    .selectFrom('elementos_versiones')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['id', 'estado', 'rige_hasta as rigeHasta', 'dato_personal as datoPersonal'])
    .$castTo<EstadoElemento>()
    .execute();
}

export interface CodigoVencido {
  readonly versionId: number;
  readonly codigo: string;
  /** Its last day, AAAA-MM-DD. */
  readonly hasta: string;
}

/** Codes of lists that were in force before a day, AAAA-MM-DD, and are no more. */
export async function listVencidos(
  database: Database,
  ids: readonly number[],
  dia: string,
): Promise<CodigoVencido[]> {
  return database
    .selectFrom('elementos_valores')
    .where('version_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where(sql<boolean>`vigente_hasta < ${dia}::date`)
    .select(['version_id as versionId', 'codigo'])
    .select(sql<string>`to_char(vigente_hasta, 'YYYY-MM-DD')`.as('hasta'))
    .orderBy('version_id')
    .orderBy('codigo')
    .execute();
}
