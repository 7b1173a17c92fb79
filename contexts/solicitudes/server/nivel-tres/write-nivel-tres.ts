import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseAt } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambiosNivelTres, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { isNivelDosVigente } from '../../rules/nivel-tres/nivel-tres-escrito.ts';
import { createBorradorDeVersion } from '../solicitudes/create-borrador-de-version.ts';
import { findListaVigente } from '../solicitudes/partes-nivel-tres.queries.ts';
import { ESTADO_NIVEL_TRES } from '../solicitudes/servicio-solicitud.queries.ts';
import { clearSolicitud } from '../solicitudes/solicitudes.repository.ts';
import { deleteLockedSolicitud, updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
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
  return { ...version, servicioId: version.servicio_id, nivel: 3 as const };
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
  pedido: { readonly servicioVersionId: number },
  context: CallContext,
): Promise<Solicitud> {
  return createBorradorDeVersion(database, pedido, context, {
    getVersion: getVersionPedible,
    tipo: { actualizaDesde: ESTADO_NIVEL_TRES },
    add: async (trx, id, { id: servicioVersionId, servicioId, solicitud_id: nivelUnoId }) => {
      const lista = await findListaVigente(trx);
      if (!lista) throw new Error('There is no list of what level 3 verifies.');
      await addNivelTres(trx, { solicitudId: id, servicioVersionId, listaId: lista.id });
      await createPartesAnteriores(trx, id, { servicioId, nivelUnoId });
      return { lista: lista.numero };
    },
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
