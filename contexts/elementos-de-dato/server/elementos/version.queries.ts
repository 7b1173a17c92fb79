import type { DatabaseSchema } from '@marco/database';
import { listDetalles } from '@marco/oid/port';
import type { Kysely } from 'kysely';
import type { DetalleElemento, VersionListada } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import { type EstadoVersion, PRIMEROS_VALORES } from '../../contract/terms.ts';
import { type Alcance, listEstados } from './alcance.ts';
import { findCaducidad } from './caducidad/caducidad.queries.ts';
import {
  countValores,
  listArchivos,
  listComponentes,
  listEstandares,
  listFuentes,
  listIdentificadores,
  listNombres,
  listNormas,
  listReglas,
  listValores,
} from './partes.queries.ts';
import { presentVersion } from './present-version.ts';
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
  alcance: Alcance = 'publico',
): Promise<DetalleElemento | undefined> {
  const row = await findVersionRow(database, versionId);
  if (!row || !listEstados(alcance).some((estado) => estado === row.estado)) return undefined;
  return readVersion(database, row, alcance);
}

/** The version of an element that is in force; undefined when none is. */
export async function findVersionVigente(
  database: Database,
  elementoId: number,
): Promise<DetalleElemento | undefined> {
  const vigente = await database
    .selectFrom('elementos_versiones')
    .select('id')
    .where('elemento_id', '=', elementoId)
    .where('estado', '=', 'incorporado')
    .executeTakeFirst();
  return vigente && findVersion(database, vigente.id);
}

/** A row of a version with everything other tables say of it. */
export async function readVersion(
  database: Database,
  row: VersionRow,
  alcance: Alcance,
): Promise<DetalleElemento> {
  const reemplazo = row.reemplazado_por_id;
  return {
    ...presentVersion(row),
    oidDetails: [...((await listDetalles(database, [row.oid])).get(row.oid) ?? [])],
    valores: {
      total: await countValores(database, row.id),
      primeros: await listValores(database, row.id, { limit: PRIMEROS_VALORES }),
    },
    base:
      row.base_version_id === null ? null : ((await findReferencia(database, row.base_version_id)) ?? null),
    componentes: await listComponentes(database, row.id),
    nombres: await listNombres(database, row.id),
    identificadores: await listIdentificadores(database, row.elemento_id),
    fuentes: await listFuentes(database, row.id),
    normas: await listNormas(database, row.id),
    estandares: await listEstandares(database, row.id),
    archivos: await listArchivos(database, row.id),
    relaciones: await listRelaciones(database, row.id, alcance),
    relacionesDerivadas: await listRelacionesDerivadas(
      database,
      { versionId: row.id, elementoId: row.elemento_id },
      alcance,
    ),
    reglas: await listReglas(database, row.elemento_id),
    reemplazadoPor:
      reemplazo === null
        ? null
        : ((await listActuales(database, [reemplazo], alcance)).get(reemplazo) ?? null),
    caducidad: await findCaducidad(database, row.elemento_id, alcance),
    versiones: await listVersiones(database, row.elemento_id, alcance),
  };
}

/** Versions of an element within an alcance, the latest first. */
async function listVersiones(
  database: Database,
  elementoId: number,
  alcance: Alcance,
): Promise<VersionListada[]> {
  const rows = await database
    .selectFrom('elementos_versiones')
    .select(['id', 'mayor', 'menor', 'oid', 'estado', 'rige_desde', 'rige_hasta', 'resumen_cambio'])
    .where('elemento_id', '=', elementoId)
    .where('estado', 'in', listEstados(alcance))
    .orderBy('mayor', 'desc')
    .orderBy('menor', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    numero: formatNumero(row),
    oid: row.oid,
    estado: row.estado as EstadoVersion,
    rigeDesde: row.rige_desde?.toISOString() ?? null,
    rigeHasta: row.rige_hasta?.toISOString() ?? null,
    resumenCambio: row.resumen_cambio,
  }));
}
