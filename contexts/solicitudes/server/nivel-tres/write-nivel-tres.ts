import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseAt, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambiosNivelTres, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { canCreateSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { isNivelDosVigente } from '../../rules/nivel-tres/nivel-tres-escrito.ts';
import { findListaVigente } from '../solicitudes/partes-nivel-tres.queries.ts';
import { getSolicitud } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { ESTADO_NIVEL_TRES, hasServicioAlcanzado } from '../solicitudes/servicio-solicitud.queries.ts';
import { addSolicitud, clearSolicitud, SIN_ESCRIBIR } from '../solicitudes/solicitudes.repository.ts';
import {
  deleteLockedSolicitud,
  REFUSALS,
  updateLockedSolicitud,
} from '../solicitudes/update-locked-solicitud.ts';
import { requireSinSolicitud } from '../solicitudes/verify-servicio.ts';
import { createPartesAnteriores } from './create-partes-anteriores.ts';
import { findVersionEvaluable } from './nivel-tres.queries.ts';
import { addNivelTres, clearNivelTres } from './nivel-tres.repository.ts';
import { listArchivos, saveCambiosNivelTres } from './update-partes-nivel-tres.ts';

type Database = Kysely<DatabaseSchema>;

/** @throws VERSION_SERVICIO_NO_ENCONTRADA; NIVEL_DOS_NO_VIGENTE where it may not be asked for now */
async function getVersionPedible(trx: Transaction<DatabaseSchema>, id: number, entidadId: number) {
  const version = await findVersionEvaluable(trx, id, entidadId);
  if (!version) throw refuseAt(solicitudesErrors, 'VERSION_SERVICIO_NO_ENCONTRADA', 'servicioVersionId');
  const certificados = [
    { nivel: 1, estado: version.nivelUno ?? '' },
    { nivel: 2, estado: version.nivelDos ?? '' },
  ];
  if (!version.pedible || !isNivelDosVigente({ certificados, servicioVersion: version }))
    throw refuseAt(solicitudesErrors, 'NIVEL_DOS_NO_VIGENTE', 'servicioVersionId');
  return version;
}

/**
 * Begins the draft of a request of level 3 of a version that stands at level 2. It pins the list that is in force, and begins
 * with what the servicio said when level 3 certified it last, or with the normas and the consumidoras of its level 1; documents
 * are brought again.
 *
 * @throws SOLICITUD_ACCION_NO_PERMITIDA, VERSION_SERVICIO_NO_ENCONTRADA, NIVEL_DOS_NO_VIGENTE, SOLICITUD_EN_CURSO
 */
export function createSolicitudNivelTres(
  database: Database,
  { servicioVersionId }: { readonly servicioVersionId: number },
  context: CallContext,
): Promise<Solicitud> {
  const quien = toQuienTramita(context);
  const intent = { action: 'crear-solicitud', objectType: 'solicitud' };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    requireAllowed(canCreateSolicitud(quien), solicitudesErrors, 'SOLICITUD_ACCION_NO_PERMITIDA');
    if (quien.entidadId === null) throw new Error('A request was allowed in no entity.');
    const version = await getVersionPedible(trx, servicioVersionId, quien.entidadId);
    const { servicio_id: servicioId, nombre, descripcion } = version;
    await requireSinSolicitud(trx, { servicioId, nivel: 3 });
    const lista = await findListaVigente(trx);
    if (!lista) throw new Error('There is no list of what level 3 verifies.');
    const reached = await hasServicioAlcanzado(trx, servicioId, ESTADO_NIVEL_TRES);
    const tipo = reached ? 'actualizacion' : 'nueva';
    const id = await addSolicitud(trx, {
      nivel: 3,
      tipo,
      entidadId: quien.entidadId,
      solicitanteId: quien.usuarioId,
      datos: { ...SIN_ESCRIBIR, servicioId, servicioNombre: nombre, servicioDescripcion: descripcion },
    });
    await addNivelTres(trx, { solicitudId: id, servicioVersionId, listaId: lista.id });
    await createPartesAnteriores(trx, id, { servicioId, nivelUnoId: version.solicitud_id });
    await writeAudit(trx, context, {
      ...intent,
      result: 'exito',
      objectId: id,
      detail: {
        antes: null,
        despues: { tipo, nivel: 3, servicioVersionId, servicioNombre: nombre, lista: lista.numero },
      },
    });
    return getSolicitud(trx, id, quien);
  });
}

/**
 * Changes a draft or a returned request of level 3; what is absent stays as it is.
 *
 * @throws as `updateLockedSolicitud`; SOLICITUD_INVALIDA at a field, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export function updateSolicitudNivelTres(
  database: Database,
  id: number,
  cambios: CambiosNivelTres,
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    isEdicion: true,
    nivel: 3,
    action: 'editar-solicitud',
    id,
    accion: 'editar',
    apply: (trx, row, solicitud) => saveCambiosNivelTres(trx, { row, solicitud, cambios }, context),
  });
}

/** Removes the draft of a request of level 3 that was never filed, with its files. */
export function deleteSolicitudNivelTres(database: Database, id: number, context: CallContext) {
  return deleteLockedSolicitud(database, context, {
    nivel: 3,
    action: 'eliminar-solicitud',
    id,
    accion: 'eliminar',
    apply: async (trx, row, { nivelTres, normas }) => {
      const archivos = [
        ...(nivelTres ? listArchivos(nivelTres) : []),
        ...normas.flatMap(({ archivoId }) => archivoId ?? []),
      ];
      await clearNivelTres(trx, id);
      await clearSolicitud(trx, id);
      for (const archivo of archivos) await closeArchivo(trx, archivo);
      return { antes: { servicio: row.servicio_nombre, estado: row.estado, nivel: 3 }, despues: null };
    },
  });
}
