import type { HeldPermissions } from '@marco/contract-kit';
import type { DatabaseSchema } from '@marco/database';
import { listDetalles } from '@marco/oid/port';
import { type CallContext, listActions, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type Capa,
  capasErrors,
  type DetalleCapa,
  type FilaCapa,
  type VersionCapa,
} from '../contract/index.ts';
import { RECURSO_CAPAS } from '../contract/terms.ts';
import {
  type CapaAdministrada,
  canChangeEstadoCapa,
  canEditCapa,
  canPublicarCapa,
  canRemoveDocumento,
  canVersionarCapa,
} from '../rules/can-administrar-capa.ts';
import { formatVersion } from '../rules/version-capa.ts';
import { type DocumentosPorVersion, findActual, listDocumentos, type VersionRow } from './capas.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Detalles = Awaited<ReturnType<typeof listDetalles>>;

/** Actions the rol of the caller holds on the layers. */
export function listAcciones(context: CallContext): HeldPermissions {
  return listActions(requireActor(context), RECURSO_CAPAS);
}

/** A version as the rules look at it. */
export function toAdministrada({ estadoVersion, activa, incorporados }: VersionRow): CapaAdministrada {
  return { estado: estadoVersion, activa, incorporados };
}

const toReferencia = (id: number | null, nombre: string | null) =>
  id === null || nombre === null ? null : { id, nombre };

function presentCapa(row: VersionRow, detalles: Detalles): Capa {
  const { id, codigo, tipo, carpeta, oid } = row;
  return {
    id,
    codigo,
    tipo,
    carpeta,
    oid,
    capaPadre: toReferencia(row.capa_padre_id, row.padre),
    entidad: toReferencia(row.entidad_id, row.entidad),
    sector: toReferencia(row.sector_id, row.sector),
    oidDetails: [...(detalles.get(oid) ?? [])],
  };
}

export function presentVersion(row: VersionRow, documentos: DocumentosPorVersion): VersionCapa {
  const { versionId, estado, nombre, descripcion, prefijo, creadoPor } = row;
  return {
    versionId,
    estado,
    nombre,
    descripcion,
    prefijo,
    creadoPor,
    numero: formatVersion(row),
    espacioNombres: row.espacio_nombres,
    fuenteInformacion: row.fuente_informacion,
    fechaVigencia: row.fecha_vigencia,
    fechaCreacion: row.created_at.toISOString(),
    flagHistorico: row.estadoVersion === 'historica',
    attachments: (documentos.get(versionId) ?? []).map(({ idArchivo, nombre: name, tamano }) => ({
      idArchivo,
      nombre: name,
      tamano,
    })),
  };
}

/** Rows of the list, each with what may be done with it. */
export async function presentFilas(
  database: Database,
  rows: readonly VersionRow[],
  context: CallContext,
): Promise<FilaCapa[]> {
  const acciones = listAcciones(context);
  const [documentos, detalles] = await Promise.all([
    listDocumentos(
      database,
      rows.map(({ versionId }) => versionId),
    ),
    listDetalles(
      database,
      rows.map(({ oid }) => oid),
    ),
  ]);
  return rows.map((row) => ({
    ...presentCapa(row, detalles),
    ...presentVersion(row, documentos),
    permisos: {
      editar: canEditCapa(acciones, toAdministrada(row)),
      versionar: canVersionarCapa(acciones, toAdministrada(row)),
    },
  }));
}

/** A version with the layer it is of. */
export async function presentConCapa(database: Database, row: VersionRow) {
  const [documentos, detalles] = await Promise.all([
    listDocumentos(database, [row.versionId]),
    listDetalles(database, [row.oid]),
  ]);
  return { ...presentCapa(row, detalles), actual: presentVersion(row, documentos) };
}

/** The layer with its present version, for people who may consult it. */
export async function presentDetalle(
  database: Database,
  row: VersionRow,
  context: CallContext,
): Promise<DetalleCapa> {
  const acciones = listAcciones(context);
  const administrada = toAdministrada(row);
  const { version, activa, incorporados } = row;
  return {
    ...(await presentConCapa(database, row)),
    version,
    activa,
    incorporados,
    permisos: {
      editar: canEditCapa(acciones, administrada),
      publicar: canPublicarCapa(acciones, administrada),
      quitarDocumento: canRemoveDocumento(acciones, administrada),
      versionar: canVersionarCapa(acciones, administrada),
      cambiarEstado: canChangeEstadoCapa(acciones, administrada),
    },
  };
}

/** @throws CAPA_NO_ENCONTRADA */
export async function getDetalle(database: Database, id: number, context: CallContext): Promise<DetalleCapa> {
  const row = await findActual(database, id);
  if (!row) throw refuse(capasErrors, 'CAPA_NO_ENCONTRADA');
  return presentDetalle(database, row, context);
}
