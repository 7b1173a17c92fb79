import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DetalleElemento } from '../../contract/index.ts';
import type { VersionComparable } from '../../rules/comparacion/campos.ts';
import {
  listArchivos,
  listComponentes,
  listEstandares,
  listFuentes,
  listNombres,
  listNormas,
  listPrimerosValores,
  listValores,
} from './partes.queries.ts';
import { presentVersion } from './present-version.ts';
import type { Visibilidad } from './quien-elabora.ts';
import { findReferencia } from './referencias.queries.ts';
import { listRelaciones } from './relaciones.queries.ts';
import type { VersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * The content of a version in other tables than its row. Only an edit of the version changes it; a step of the
 * lifecycle never does.
 */
export type ContenidoVersion = Pick<
  DetalleElemento,
  | 'valores'
  | 'base'
  | 'componentes'
  | 'nombres'
  | 'fuentes'
  | 'normas'
  | 'estandares'
  | 'archivos'
  | 'relaciones'
>;

/** The content of a version in other tables than its row, with the first values of its lista. */
export async function readContenido(
  database: Database,
  { id, base_version_id: baseId }: VersionRow,
  visibilidad: Visibilidad,
): Promise<ContenidoVersion> {
  return {
    valores: await listPrimerosValores(database, id),
    base: baseId === null ? null : ((await findReferencia(database, baseId)) ?? null),
    componentes: await listComponentes(database, id),
    nombres: await listNombres(database, id),
    fuentes: await listFuentes(database, id),
    normas: await listNormas(database, id),
    estandares: await listEstandares(database, id),
    archivos: await listArchivos(database, id),
    relaciones: await listRelaciones(database, id, visibilidad),
  };
}

/** A version that was read, with every value of its lista: as the rules look at it. */
export async function toComparable(
  database: Database,
  row: VersionRow,
  contenido: ContenidoVersion,
): Promise<VersionComparable> {
  const { total, primeros } = contenido.valores;
  const valores = total === primeros.length ? primeros : await listValores(database, row.id);
  return { ...presentVersion(row), ...contenido, valores };
}

/** A version as the rules look at it. */
export async function readComparable(
  database: Database,
  row: VersionRow,
  visibilidad: Visibilidad,
): Promise<VersionComparable> {
  return toComparable(database, row, await readContenido(database, row, visibilidad));
}
