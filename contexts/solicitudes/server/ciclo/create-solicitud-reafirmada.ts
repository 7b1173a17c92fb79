import type { InformeSellado } from '@marco/conformidad/port';
import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import { canReafirmar } from '../../rules/reafirmacion/can-reafirmar.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { createPartesNivelDos, createPartesNivelUno } from '../reafirmacion/create-partes-reafirmadas.ts';
import {
  type NivelPedido,
  type NivelPropio,
  readNivelPropio,
} from '../reafirmacion/get-comparacion-de-nivel.ts';
import { readDeclarados } from '../reafirmacion/read-declarados.ts';
import { addReafirmacion } from '../reafirmacion/reafirmacion.repository.ts';
import { runBancoDeReafirmacion } from '../reafirmacion/run-banco-de-reafirmacion.ts';
import { presentDatosServicio } from '../solicitudes/present-datos-servicio.ts';
import { getSolicitud, readSolicitud } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { startTurnoDeServicio } from '../solicitudes/servicio-solicitud.queries.ts';
import { findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { addSolicitud, SIN_ESCRIBIR } from '../solicitudes/solicitudes.repository.ts';
import { REFUSALS } from '../solicitudes/update-locked-solicitud.ts';
import { type Suscriptores, updateEstadoSolicitud } from './update-estado-solicitud.ts';

type Running = Transaction<DatabaseSchema>;

/** A level whose reaffirmation is asked for, with the digest of the comparison that was on show. */
interface ReafirmacionPedida extends NivelPedido {
  readonly huella: string;
}

const INTENT = { action: 'reafirmar-solicitud', objectType: 'solicitud' } as const;

/** The version and the request a level was certified by; whoever asks was allowed to reaffirm it. */
function getAnterior({ anterior }: NivelPropio) {
  if (!anterior || anterior.solicitudId === null || anterior.certificadoId === null)
    throw new Error('A level was reaffirmed that nobody certified.');
  const { versionId, solicitudId, certificadoId } = anterior;
  return { versionId, solicitudId, certificadoId };
}

/** Of level 2 what the banco finds now, where the caller may reaffirm; nothing is done for whom the rules refuse. */
async function findInforme(
  evidencia: Evidencia,
  { huella, ...pedido }: ReafirmacionPedida,
  quien: QuienTramita,
  context: CallContext,
): Promise<InformeSellado | undefined> {
  if (pedido.nivel !== 2) return undefined;
  const { database } = evidencia;
  try {
    const propio = await readNivelPropio(database, pedido, quien);
    const hastaId = propio.hasta?.versionId ?? null;
    if (hastaId === null || propio.huella !== huella || !canReafirmar(quien, propio).allowed)
      return undefined;
    const { solicitudId, versionId } = getAnterior(propio);
    return await runBancoDeReafirmacion(evidencia, { solicitudId, desdeId: versionId, hastaId }, context);
  } catch (error) {
    // A refusal before the transaction leaves its trace, as one within it does.
    return runAudited(database, context, INTENT, {}, () => Promise.reject(error));
  }
}

/**
 * Reaffirms a level of a servicio in one step: what was certified is compared again, carried over to a request of its own, and waits
 * for who certifies.
 *
 * @throws SERVICIO_NO_ENCONTRADO, REAFIRMACION_NO_PERMITIDA with the reasons of the rule, REAFIRMACION_DISTINTA, SOLICITUD_INCOMPLETA;
 * of level 2: BANCO_OCUPADO, REAFIRMACION_SIN_EVIDENCIA
 */
export async function createSolicitudReafirmada(
  evidencia: Evidencia,
  pedida: ReafirmacionPedida,
  context: CallContext,
  suscriptores: Suscriptores,
): Promise<Solicitud> {
  const { database } = evidencia;
  const quien = toQuienTramita(context);
  const { servicioId, nivel } = pedida;
  const informe = await findInforme(evidencia, pedida, quien, context);
  return runAudited(database, context, INTENT, REFUSALS, async (trx) => {
    // Two that begin at once follow one another: the second sees the request of the first.
    await startTurnoDeServicio(trx, servicioId);
    const propio = await readNivelPropio(trx, pedida, quien);
    requireAllowed(canReafirmar(quien, propio), solicitudesErrors, 'REAFIRMACION_NO_PERMITIDA');
    if (propio.huella !== pedida.huella) throw refuse(solicitudesErrors, 'REAFIRMACION_DISTINTA');
    const id = await addReafirmada(trx, { propio, servicioId, solicitanteId: quien.usuarioId, informe });
    const { comparado, huella } = propio;
    const { versionId, certificadoId } = getAnterior(propio);
    await addReafirmacion(trx, { solicitudId: id, versionId, certificadoId, comparado, huella });
    const despues = await submitReafirmada(trx, { id, quien }, context, suscriptores);
    await writeAudit(trx, context, {
      ...INTENT,
      result: 'exito',
      objectId: id,
      detail: {
        antes: null,
        despues: {
          ...despues,
          tipo: 'actualizacion',
          nivel,
          servicioId,
          version: propio.base?.numero,
          certificado: propio.base?.certificado?.numero,
          huella,
        },
      },
    });
    return getSolicitud(trx, id, quien);
  });
}

/** The draft with all that was certified of the level before. */
async function addReafirmada(
  trx: Running,
  {
    propio,
    servicioId,
    solicitanteId,
    informe,
  }: {
    readonly propio: NivelPropio;
    readonly servicioId: number;
    readonly solicitanteId: number;
    readonly informe: InformeSellado | undefined;
  },
): Promise<number> {
  const { nivel, entidadId, servicioNombre, hasta } = propio;
  const { solicitudId: anteriorId, versionId: desdeId } = getAnterior(propio);
  const anterior = await findSolicitudRow(trx, anteriorId);
  if (!anterior) throw new Error('The request that certified a level is gone.');
  const servicioDescripcion = anterior.servicio_descripcion;
  const dicho = nivel === 1 ? presentDatosServicio(anterior) : SIN_ESCRIBIR;
  const datos = { ...dicho, servicioId, servicioNombre, servicioDescripcion };
  const id = await addSolicitud(trx, { nivel, tipo: 'actualizacion', entidadId, solicitanteId, datos });
  const solicitud = { id, servicioId, entidadId, anteriorId };
  if (nivel === 1) {
    await createPartesNivelUno(trx, solicitud);
    return id;
  }
  const hastaId = hasta?.versionId ?? null;
  // Where somebody changed the version between the two looks, the digest said so already.
  if (hastaId === null || informe === undefined) throw refuse(solicitudesErrors, 'REAFIRMACION_DISTINTA');
  const declarados = await readDeclarados(trx, anteriorId, { desdeId, hastaId });
  await createPartesNivelDos(trx, solicitud, { versionId: hastaId, declarados, informe });
  return id;
}

/** Files it at once where the certifier has it; it lacks nothing that an ordinary request of the level has to have. */
async function submitReafirmada(
  trx: Running,
  { id, quien }: { readonly id: number; readonly quien: QuienTramita },
  context: CallContext,
  suscriptores: Suscriptores,
) {
  const row = await findSolicitudRow(trx, id);
  if (!row) throw new Error('A request that was begun is gone.');
  const { pendientes } = await readSolicitud(trx, row, quien);
  if (pendientes.length > 0) throw refuse(solicitudesErrors, 'SOLICITUD_INCOMPLETA', pendientes);
  const paso = { accion: 'reafirmar', motivo: '', usuarioId: quien.usuarioId } as const;
  const { despues } = await updateEstadoSolicitud(trx, row, paso, context, suscriptores);
  return despues;
}
