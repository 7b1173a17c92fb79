import { archivosErrors } from '@marco/archivos/contract';
import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import {
  type AuditDetail,
  type CallContext,
  refuse,
  requireAllowed,
  runAudited,
  writeAudit,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  type CambiosSolicitud,
  type DatosServicio,
  type Solicitud,
  solicitudesErrors,
} from '../../contract/index.ts';
import { canCreateSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { createPartesDeVersion } from './create-partes-de-version.ts';
import { clearDocumento } from './partes.repository.ts';
import { getSolicitud } from './present-solicitud.ts';
import { toQuienTramita } from './quien-tramita.ts';
import { addSolicitud, clearSolicitud } from './solicitudes.repository.ts';
import { deleteLockedSolicitud, REFUSALS, updateLockedSolicitud } from './update-locked-solicitud.ts';
import { saveCambios } from './update-partes.ts';
import { requireSinSolicitud, verifyDominio, verifyServicio } from './verify-servicio.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * Begins the draft of a request of level 1 of the caller's entity; one that changes a servicio begins with what its version says.
 *
 * @throws SOLICITUD_ACCION_NO_PERMITIDA, SOLICITUD_INVALIDA at a field, SOLICITUD_EN_CURSO
 */
export function createSolicitudNivelUno(
  database: Database,
  datos: DatosServicio,
  context: CallContext,
): Promise<Solicitud> {
  const quien = toQuienTramita(context);
  const intent = { action: 'crear-solicitud', objectType: 'solicitud' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    requireAllowed(canCreateSolicitud(quien), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
    if (quien.entidadId === null) throw new Error('A request was allowed in no entity.');
    const { tipo, servicioNombre } = await verifyServicio(trx, datos, quien.entidadId);
    await verifyDominio(trx, datos.dominioId, null);
    await requireSinSolicitud(trx, { servicioId: datos.servicioId, nivel: 1 });
    const escritos = { ...datos, servicioNombre };
    const id = await addSolicitud(trx, {
      nivel: 1,
      tipo,
      entidadId: quien.entidadId,
      solicitanteId: quien.usuarioId,
      datos: escritos,
    });
    const { servicioId } = datos;
    const base =
      tipo === 'actualizacion' && servicioId !== null
        ? await createPartesDeVersion(trx, { id, servicioId, entidadId: quien.entidadId })
        : undefined;
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { tipo, nivel: 1, ...escritos, ...(base ? { base } : {}) } },
    });
    return getSolicitud(trx, id, quien);
  });
}

/** Changes a draft or a returned request; what is absent stays as it is. */
export function updateSolicitudNivelUno(
  database: Database,
  id: number,
  cambios: CambiosSolicitud,
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    isEdicion: true,
    nivel: 1,
    action: 'editar-solicitud',
    id,
    accion: 'editar',
    apply: (trx, row, solicitud) => saveCambios(trx, { row, solicitud, cambios }, context),
  });
}

/** Removes the draft of a request that was never filed, with its documents. */
export function deleteSolicitudNivelUno(database: Database, id: number, context: CallContext) {
  return deleteLockedSolicitud(database, context, {
    action: 'eliminar-solicitud',
    id,
    nivel: 1,
    accion: 'eliminar',
    apply: async (trx, row, { documentos, normas }): Promise<AuditDetail> => {
      await clearSolicitud(trx, id);
      const archivos = normas.flatMap(({ archivoId }) => archivoId ?? []);
      for (const archivo of [...documentos.map(({ idArchivo }) => idArchivo), ...archivos])
        await closeArchivo(trx, archivo);
      return { antes: { servicio: row.servicio_nombre, estado: row.estado }, despues: null };
    },
  });
}

/**
 * Takes a document away from a request, of its support or of a norma; its content goes with it.
 *
 * @throws ARCHIVO_NO_ENCONTRADO beside those of every change
 */
export function deleteDocumentoSolicitud(
  database: Database,
  { id, archivoId }: { readonly id: number; readonly archivoId: string },
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    isEdicion: true,
    nivel: 1,
    action: 'editar-solicitud',
    id,
    accion: 'editar',
    apply: async (trx, _row, { documentos, normas }) => {
      const todos = [...documentos, ...normas.flatMap(({ documento }) => documento ?? [])];
      const nombre = todos.find(({ idArchivo }) => idArchivo === archivoId)?.nombre;
      if (!(await clearDocumento(trx, id, archivoId))) throw refuse(archivosErrors, 'ARCHIVO_NO_ENCONTRADO');
      await closeArchivo(trx, archivoId);
      return { antes: { documento: nombre }, despues: { documento: null } };
    },
  });
}
