import type { DatabaseSchema } from '@marco/database';
import type { ServicioDeElemento } from '@marco/servicios/contract';
import { type Kysely, sql } from 'kysely';

type Database = Kysely<DatabaseSchema>;

/** States of the versions anybody may see. */
const PUBLICOS = ['incorporado', 'historico', 'caducado'];

/** A version of an element a servicio exchanges. */
export interface ElementoIntercambiado {
  readonly versionId: number;
  readonly sentido: ServicioDeElemento['sentido'];
}

/** The name of an active servicio; undefined where there is none with that id. */
export async function findServicioActivo(
  database: Database,
  id: number,
): Promise<{ readonly id: number; readonly nombre: string } | undefined> {
  return database
    .selectFrom('servicios')
    .select(['id', 'nombre'])
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst();
}

/** The published versions a servicio exchanges; what nobody published yet is left out. */
export async function listIntercambiados(
  database: Database,
  servicioId: number,
): Promise<ElementoIntercambiado[]> {
  return database
    .selectFrom('servicios_elementos as se')
    .innerJoin('elementos_versiones as v', 'v.id', 'se.version_id')
    .where('se.servicio_id', '=', servicioId)
    .where('v.estado', 'in', PUBLICOS)
    .select(['v.id as versionId', 'se.sentido'])
    .orderBy('v.id')
    .$castTo<ElementoIntercambiado>()
    .execute();
}

export interface EstadoElemento {
  readonly id: number;
  readonly estado: string;
  readonly rigeHasta: Date | null;
}

/** The states of versions, by their ids. */
export async function listEstados(database: Database, ids: readonly number[]): Promise<EstadoElemento[]> {
  return database
    .selectFrom('elementos_versiones')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['id', 'estado', 'rige_hasta as rigeHasta'])
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
