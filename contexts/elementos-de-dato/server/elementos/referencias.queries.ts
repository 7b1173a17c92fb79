import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { ReferenciaVersion } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import type { ClaseElemento, EstadoVersion, TipoDato, TipoElemento } from '../../contract/terms.ts';
import { listEstados, type Visibilidad } from './quien-elabora.ts';

type Database = Kysely<DatabaseSchema>;

/** Versions with what another one says of them, for queries that choose which. */
export function buildReferencias(database: Database) {
  return database
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .innerJoin('capas_de_uso as c', 'c.id', 'e.capa_id')
    .innerJoin('dominios as d', 'd.id', 'e.dominio_id')
    .select([
      'e.id as elemento_id',
      'v.id as version_id',
      'e.identificador',
      'v.nombre',
      'v.mayor',
      'v.menor',
      'v.estado',
      'e.tipo',
      'e.clase',
      'v.tipo_dato',
      'v.oid',
      'c.codigo as capa',
      'd.codigo as dominio',
    ]);
}

export interface ReferenciaRow {
  readonly elemento_id: number;
  readonly version_id: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly mayor: number;
  readonly menor: number;
  readonly estado: string;
  readonly tipo: string;
  readonly clase: string;
  readonly tipo_dato: string | null;
  readonly oid: string;
  readonly capa: string;
  readonly dominio: string;
}

export function presentReferencia(row: ReferenciaRow): ReferenciaVersion {
  return {
    elementoId: row.elemento_id,
    versionId: row.version_id,
    identificador: row.identificador,
    nombre: row.nombre,
    numero: formatNumero(row),
    estado: row.estado as EstadoVersion,
    tipo: row.tipo as TipoElemento,
    clase: row.clase as ClaseElemento,
    tipoDato: row.tipo_dato as TipoDato | null,
    oid: row.oid,
    capa: row.capa,
    dominio: row.dominio,
  };
}

/** One version as others name it. */
export async function findReferencia(database: Database, versionId: number) {
  const row = await buildReferencias(database).where('v.id', '=', versionId).executeTakeFirst();
  return row && presentReferencia(row);
}

/**
 * The version an element stands at, by element: the one in force, else the latest within the alcance; a version that
 * was thrown away stands only for an element that never had another.
 */
export async function listActuales(
  database: Database,
  elementoIds: readonly number[],
  visibilidad: Visibilidad,
): Promise<ReadonlyMap<number, ReferenciaVersion>> {
  if (elementoIds.length === 0) return new Map();
  const rows = await buildReferencias(database)
    .distinctOn('v.elemento_id')
    .where('v.elemento_id', 'in', [...new Set(elementoIds)])
    .where('v.estado', 'in', listEstados(visibilidad))
    .orderBy('v.elemento_id')
    .orderBy(sql`v.estado = 'incorporado'`, 'desc')
    .orderBy(sql`v.estado = 'descartado'`)
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.elemento_id, presentReferencia(row)]));
}
