import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseAt, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type CambiosNivelDos, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { canCreateSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { isNivelUnoVigente } from '../../rules/nivel-dos/nivel-dos-escrito.ts';
import { getSolicitud } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { ESTADO_NIVEL_DOS, hasServicioAlcanzado } from '../solicitudes/servicio-solicitud.queries.ts';
import { addSolicitud, clearSolicitud, SIN_ESCRIBIR } from '../solicitudes/solicitudes.repository.ts';
import {
  deleteLockedSolicitud,
  REFUSALS,
  updateLockedSolicitud,
} from '../solicitudes/update-locked-solicitud.ts';
import { requireSinSolicitud } from '../solicitudes/verify-servicio.ts';
import { findVersionDeEntidad } from './nivel-dos.queries.ts';
import { addNivelDos, clearNivelDos } from './nivel-dos.repository.ts';
import { saveCambiosNivelDos } from './update-partes-nivel-dos.ts';

type Database = Kysely<DatabaseSchema>;

/**
 * Begins the draft of a request of level 2 of a version that stands at level 1.
 *
 * @throws SOLICITUD_ACCION_NO_PERMITIDA, VERSION_SERVICIO_NO_ENCONTRADA, NIVEL_ANTERIOR_NO_VIGENTE, SOLICITUD_EN_CURSO
 */
export function createSolicitudNivelDos(
  database: Database,
  { servicioVersionId }: { readonly servicioVersionId: number },
  context: CallContext,
): Promise<Solicitud> {
  const quien = toQuienTramita(context);
  const intent = { action: 'crear-solicitud', objectType: 'solicitud' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    requireAllowed(canCreateSolicitud(quien), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
    if (quien.entidadId === null) throw new Error('A request was allowed in no entity.');
    const version = await findVersionDeEntidad(trx, servicioVersionId, quien.entidadId);
    if (!version) throw refuseAt(solicitudesErrors, 'VERSION_SERVICIO_NO_ENCONTRADA', 'servicioVersionId');
    const { servicio_id, nombre, descripcion, certificado_estado } = version;
    const certificado = certificado_estado === null ? null : { estado: certificado_estado };
    if (!isNivelUnoVigente({ certificado, servicioVersion: version }))
      throw refuseAt(solicitudesErrors, 'NIVEL_ANTERIOR_NO_VIGENTE', 'servicioVersionId');
    await requireSinSolicitud(trx, { servicioId: servicio_id, nivel: 2 });
    const reached = await hasServicioAlcanzado(trx, servicio_id, ESTADO_NIVEL_DOS);
    const tipo = reached ? 'actualizacion' : 'nueva';
    const id = await addSolicitud(trx, {
      nivel: 2,
      tipo,
      entidadId: quien.entidadId,
      solicitanteId: quien.usuarioId,
      datos: {
        ...SIN_ESCRIBIR,
        servicioId: servicio_id,
        servicioNombre: nombre,
        servicioDescripcion: descripcion,
      },
    });
    await addNivelDos(trx, id, servicioVersionId);
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: { antes: null, despues: { tipo, nivel: 2, servicioVersionId, servicioNombre: nombre } },
    });
    return getSolicitud(trx, id, quien);
  });
}

/**
 * Changes a draft or a returned request of level 2; what is absent stays as it is.
 *
 * @throws as `updateLockedSolicitud`; SOLICITUD_INVALIDA at a field, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export function updateSolicitudNivelDos(
  database: Database,
  id: number,
  cambios: CambiosNivelDos,
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    isEdicion: true,
    nivel: 2,
    action: 'editar-solicitud',
    id,
    accion: 'editar',
    apply: (trx, row, solicitud, quien) =>
      saveCambiosNivelDos(trx, { row, solicitud, quien, cambios }, context),
  });
}

/** Removes the draft of a request of level 2 that was never filed, with its files and its reports. */
export function deleteSolicitudNivelDos(database: Database, id: number, context: CallContext) {
  return deleteLockedSolicitud(database, context, {
    nivel: 2,
    action: 'eliminar-solicitud',
    id,
    accion: 'eliminar',
    apply: async (trx, row, { nivelDos }) => {
      await clearNivelDos(trx, id);
      await clearSolicitud(trx, id);
      for (const documento of [nivelDos?.contrato, nivelDos?.constancia.documento])
        if (documento) await closeArchivo(trx, documento.idArchivo);
      return { antes: { servicio: row.servicio_nombre, estado: row.estado, nivel: 2 }, despues: null };
    },
  });
}
