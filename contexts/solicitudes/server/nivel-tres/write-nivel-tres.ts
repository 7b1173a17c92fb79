import { closeArchivo } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuseAt, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import { type CambiosNivelTres, type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { canCreateSolicitud } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { isNivelDosVigente } from '../../rules/nivel-tres/nivel-tres-escrito.ts';
import { saveConsumidores } from '../solicitudes/ficha.repository.ts';
import { listFicha } from '../solicitudes/operaciones.queries.ts';
import { listNormas } from '../solicitudes/partes.queries.ts';
import { saveNormas } from '../solicitudes/partes.repository.ts';
import { findListaVigente } from '../solicitudes/partes-nivel-tres.queries.ts';
import { getSolicitud } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { ESTADO_NIVEL_TRES, hasServicioAlcanzado } from '../solicitudes/servicio-solicitud.queries.ts';
import {
  addSolicitud,
  clearSolicitud,
  SIN_ESCRIBIR,
  updateColumns,
} from '../solicitudes/solicitudes.repository.ts';
import {
  deleteLockedSolicitud,
  REFUSALS,
  updateLockedSolicitud,
} from '../solicitudes/update-locked-solicitud.ts';
import { requireSinSolicitud } from '../solicitudes/verify-servicio.ts';
import { findVersionEvaluable, hasConsumoAbierto } from './nivel-tres.queries.ts';
import { addNivelTres, clearNivelTres, saveRespuestas } from './nivel-tres.repository.ts';
import { findCertificadaAnterior } from './reafirmados.queries.ts';
import { listArchivos, saveCambiosNivelTres, withoutDocumentos } from './update-partes-nivel-tres.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

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
    const version = await findVersionEvaluable(trx, servicioVersionId, quien.entidadId);
    if (!version) throw refuseAt(solicitudesErrors, 'VERSION_SERVICIO_NO_ENCONTRADA', 'servicioVersionId');
    const { servicio_id: servicioId, nombre, descripcion, nivelUno, nivelDos } = version;
    const certificados = [
      { nivel: 1, estado: nivelUno ?? '' },
      { nivel: 2, estado: nivelDos ?? '' },
    ];
    if (!version.pedible || !isNivelDosVigente({ certificados, servicioVersion: version }))
      throw refuseAt(solicitudesErrors, 'NIVEL_DOS_NO_VIGENTE', 'servicioVersionId');
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
    const anterior = await findCertificadaAnterior(trx, servicioId);
    if (anterior) await createPartesDeAnterior(trx, id, anterior);
    else if (version.solicitud_id !== null) await createPartesDeNivelUno(trx, id, version.solicitud_id);
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

/** What a request before said of the normas and of who reads the servicio; documents are brought again. */
async function saveFilasDe(trx: Running, id: number, anteriorId: number): Promise<void> {
  const normas = await listNormas(trx, anteriorId);
  await saveNormas(
    trx,
    id,
    normas.map((norma) => ({ ...norma, archivoId: null })),
  );
  const { consumidores } = await listFicha(trx, anteriorId);
  await saveConsumidores(
    trx,
    id,
    consumidores.map((entidad) => entidad.id),
  );
}

async function createPartesDeNivelUno(trx: Running, id: number, nivelUnoId: number): Promise<void> {
  await saveFilasDe(trx, id, nivelUnoId);
  await updateColumns(trx, id, { consumo_abierto: await hasConsumoAbierto(trx, nivelUnoId) });
}

type Anterior = NonNullable<Awaited<ReturnType<typeof findCertificadaAnterior>>>;

/** A request of a servicio that had level 3 begins with what it said then, without the documents. */
async function createPartesDeAnterior(
  trx: Running,
  id: number,
  { id: anteriorId, consumoAbierto, respuestas }: Anterior,
): Promise<void> {
  await saveFilasDe(trx, id, anteriorId);
  await saveRespuestas(trx, id, withoutDocumentos(respuestas));
  await updateColumns(trx, id, { consumo_abierto: consumoAbierto });
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
