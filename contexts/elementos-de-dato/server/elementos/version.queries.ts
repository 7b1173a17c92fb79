import type { DatabaseSchema } from '@marco/database';
import { listDetalles } from '@marco/oid/port';
import type { Kysely } from 'kysely';
import type { DetalleElemento, VersionListada } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import type { EstadoVersion } from '../../contract/terms.ts';
import type { VersionComparable } from '../../rules/comparacion/campos.ts';
import { findCaducidad } from './caducidad/caducidad.queries.ts';
import {
  listArchivos,
  listComponentes,
  listEstandares,
  listFuentes,
  listIdentificadores,
  listNombres,
  listNormas,
  listPrimerosValores,
  listReglas,
  listValores,
} from './partes.queries.ts';
import { presentVersion } from './present-version.ts';
import { listEstados, type Visibilidad } from './quien-elabora.ts';
import { findReferencia, listActuales } from './referencias.queries.ts';
import { listRelaciones, listRelacionesDerivadas } from './relaciones.queries.ts';
import { findVersionRow, type VersionRow } from './version-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * One version of an element, whole; undefined when there is none within the alcance. Read publicly, relations and
 * versions that are only being worked on are left out.
 */
export async function findVersion(
  database: Database,
  versionId: number,
  visibilidad: Visibilidad = 'publico',
): Promise<DetalleElemento | undefined> {
  const row = await findVersionRow(database, versionId);
  if (!row || !listEstados(visibilidad).some((estado) => estado === row.estado)) return undefined;
  return {
    ...presentVersion(row),
    ...(await readContenido(database, row, visibilidad)),
    ...(await readEntorno(database, row, visibilidad)),
    caducidad: await findCaducidad(database, row.elemento_id, visibilidad),
    versiones: presentVersiones(await listVersiones(database, row.elemento_id), visibilidad),
  };
}

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

/** The data of the registry about a version and its element, beside the content of the version. */
export async function readEntorno(database: Database, row: VersionRow, visibilidad: Visibilidad) {
  const reemplazo = row.reemplazado_por_id;
  return {
    oidDetails: [...((await listDetalles(database, [row.oid])).get(row.oid) ?? [])],
    identificadores: await listIdentificadores(database, row.elemento_id),
    relacionesDerivadas: await listRelacionesDerivadas(
      database,
      { versionId: row.id, elementoId: row.elemento_id },
      visibilidad,
    ),
    reglas: await listReglas(database, row.elemento_id),
    reemplazadoPor:
      reemplazo === null
        ? null
        : ((await listActuales(database, [reemplazo], visibilidad)).get(reemplazo) ?? null),
  };
}

/** Every version of an element, the latest first. */
export async function listVersiones(database: Database, elementoId: number) {
  return database
    .selectFrom('elementos_versiones')
    .select(['id', 'mayor', 'menor', 'oid', 'estado', 'rige_desde', 'rige_hasta', 'resumen_cambio'])
    .where('elemento_id', '=', elementoId)
    .orderBy('mayor', 'desc')
    .orderBy('menor', 'desc')
    .execute();
}
export type VersionDeElemento = Awaited<ReturnType<typeof listVersiones>>[number];

/** Those within an alcance. */
export function presentVersiones(
  versiones: readonly VersionDeElemento[],
  visibilidad: Visibilidad,
): VersionListada[] {
  const estados: readonly string[] = listEstados(visibilidad);
  return versiones
    .filter(({ estado }) => estados.includes(estado))
    .map((row) => ({
      id: row.id,
      numero: formatNumero(row),
      oid: row.oid,
      estado: row.estado as EstadoVersion,
      rigeDesde: row.rige_desde?.toISOString() ?? null,
      rigeHasta: row.rige_hasta?.toISOString() ?? null,
      resumenCambio: row.resumen_cambio,
    }));
}
