import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseAt } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambiosNivelDos, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { isNivelUnoVigente } from '../../rules/nivel-dos/nivel-dos-escrito.ts';
import { createBorradorDeVersion } from '../solicitudes/create-borrador-de-version.ts';
import { ESTADO_NIVEL_DOS } from '../solicitudes/servicio-solicitud.queries.ts';
import { clearSolicitud } from '../solicitudes/solicitudes.repository.ts';
import { deleteLockedSolicitud, updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { findVersionDeEntidad } from './nivel-dos.queries.ts';
import { addNivelDos, clearNivelDos } from './nivel-dos.repository.ts';
import { saveCambiosNivelDos } from './update-partes-nivel-dos.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws VERSION_SERVICIO_NO_ENCONTRADA; NIVEL_ANTERIOR_NO_VIGENTE where it may not be asked for now */
async function getVersionPedible(trx: Transaction<DatabaseSchema>, id: number, entidadId: number) {
  const version = await findVersionDeEntidad(trx, id, entidadId);
  if (!version) throw refuseAt(solicitudesErrors, 'VERSION_SERVICIO_NO_ENCONTRADA', 'servicioVersionId');
  const { servicio_id: servicioId, certificado_estado: estado } = version;
  const certificado = estado === null ? null : { estado };
  if (!isNivelUnoVigente({ certificado, servicioVersion: version }))
    throw refuseAt(solicitudesErrors, 'NIVEL_ANTERIOR_NO_VIGENTE', 'servicioVersionId');
  return { ...version, servicioId, nivel: 2 as const };
}

/**
 * Begins the draft of a request of level 2 of a version that stands at level 1.
 *
 * @throws SOLICITUD_ACCION_NO_PERMITIDA, VERSION_SERVICIO_NO_ENCONTRADA, NIVEL_ANTERIOR_NO_VIGENTE, SOLICITUD_EN_CURSO
 */
export function createSolicitudNivelDos(
  database: Database,
  pedido: { readonly servicioVersionId: number },
  context: CallContext,
): Promise<Solicitud> {
  return createBorradorDeVersion(database, pedido, context, {
    getVersion: getVersionPedible,
    tipo: { actualizaDesde: ESTADO_NIVEL_DOS },
    add: async (trx, id, version) => {
      await addNivelDos(trx, id, version.id);
      return {};
    },
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
