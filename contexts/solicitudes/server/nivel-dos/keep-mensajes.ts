import { type MensajeVerificado, verifyMensajePropio } from '@marco/conformidad/port';
import { type CallContext, ContentTooLargeError, FormError, refuse, toCaller } from '@marco/server-kit';
import type { PapelMensaje } from '@marco/servicios/terms';
import { type Solicitud, solicitudesErrors } from '../../contract/index.ts';
import { LIMITES_NIVEL_DOS } from '../../contract/terms.ts';
import { findLimiteDeMensajes } from '../../rules/nivel-dos/limite-mensajes.ts';
import { getSolicitud } from '../solicitudes/present-solicitud.ts';
import { toQuienTramita } from '../solicitudes/quien-tramita.ts';
import { updateAfterWork } from '../solicitudes/update-after-work.ts';
import { updateLockedSolicitud } from '../solicitudes/update-locked-solicitud.ts';
import { clearInforme } from './keep-informe.ts';
import { addMensaje, clearMensaje } from './nivel-dos.repository.ts';
import { getNivelDos } from './pedido-de-informe.ts';
import type { Evidencia } from './verify-nivel-dos.ts';

interface MensajeTraido {
  readonly operacion: string;
  readonly papel: PapelMensaje;
}

/** @throws MENSAJE_AUSENTE, MENSAJE_PESADO */
async function receiveMensaje(context: CallContext): Promise<Uint8Array> {
  try {
    const [archivo] = await context.receiveFiles({ files: 1, bytes: LIMITES_NIVEL_DOS.bytesMensaje });
    if (archivo?.field === 'mensaje') return archivo.content;
  } catch (error) {
    if (error instanceof ContentTooLargeError) throw refuse(solicitudesErrors, 'MENSAJE_PESADO');
    if (!(error instanceof FormError)) throw error;
  }
  throw refuse(solicitudesErrors, 'MENSAJE_AUSENTE');
}

/**
 * @throws MENSAJE_DE_OTRO_SERVICIO where the version has no such message, MENSAJES_EXCEDIDOS,
 * MENSAJES_DE_SOLICITUD_EXCEDIDOS
 */
function requireLugar(solicitud: Solicitud, { operacion, papel }: MensajeTraido): void {
  const { arbol, mensajes } = getNivelDos(solicitud);
  const suya = arbol.find(({ codigo }) => codigo === operacion);
  if (!suya?.mensajes.some((mensaje) => mensaje.papel === papel))
    throw refuse(solicitudesErrors, 'MENSAJE_DE_OTRO_SERVICIO');
  const limite = findLimiteDeMensajes(mensajes, { operacion, papel });
  if (limite) throw refuse(solicitudesErrors, limite);
}

/** Ends the change of an invalid message before anything is written. */
class MensajeInvalidoError extends Error {
  override readonly name = 'MensajeInvalidoError';
}

/**
 * Checks one message of the servicio. Of a valid one the digest is kept, and the report of the banco is of something
 * else from then on; an invalid one changes nothing.
 *
 * @throws MENSAJE_AUSENTE, MENSAJE_PESADO, MENSAJE_DE_OTRO_SERVICIO, MENSAJES_EXCEDIDOS, MENSAJES_DE_SOLICITUD_EXCEDIDOS,
 * BANCO_OCUPADO; as `updateAfterWork`
 */
export async function verifyMensajeSolicitud(
  evidencia: Evidencia,
  traido: MensajeTraido & { readonly id: number },
  context: CallContext,
) {
  const { database } = evidencia;
  const seen: MensajeVerificado[] = [];
  const present = (solicitud: Solicitud) => {
    const [visto] = seen;
    if (!visto) throw new Error('Nobody looked at the message.');
    return { mensaje: presentMensaje(visto), hallazgos: [...visto.hallazgos], solicitud };
  };
  try {
    return present(await keepMensaje(evidencia, traido, context, seen));
  } catch (error) {
    if (!(error instanceof MensajeInvalidoError)) throw error;
    return present(await getSolicitud(database, traido.id, toQuienTramita(context)));
  }
}

/** @param seen gets what was found of the message */
function keepMensaje(
  { database, banco }: Evidencia,
  { id, ...traido }: MensajeTraido & { readonly id: number },
  context: CallContext,
  seen: MensajeVerificado[],
): Promise<Solicitud> {
  return updateAfterWork(database, context, {
    nivel: 2,
    isEdicion: true,
    action: 'comprobar-mensaje-solicitud',
    id,
    accion: 'editar',
    work: async (_row, solicitud) => {
      requireLugar(solicitud, traido);
      const contenido = await receiveMensaje(context);
      const versionId = getNivelDos(solicitud).servicioVersion.id;
      const visto = await verifyMensajePropio(banco, { versionId, ...traido, contenido }, toCaller(context));
      seen.push(visto);
      if (visto.resultado === 'invalido') throw new MensajeInvalidoError();
      return visto;
    },
    apply: async (trx, { solicitud }, mensaje) => {
      const { operacion, papel, sha256, resultado } = mensaje;
      await addMensaje(trx, id, mensaje);
      await clearInforme(trx, { solicitudId: id, nivelDos: getNivelDos(solicitud) });
      return { antes: null, despues: { operacion, papel, sha256, resultado } };
    },
  });
}

const presentMensaje = ({ operacion, papel, sha256, resultado, reglas }: MensajeVerificado) => ({
  operacion,
  papel,
  sha256,
  resultado,
  reglas: reglas.length,
});

/**
 * Takes a message away from a request that may be edited.
 *
 * @throws MENSAJE_COMPROBADO_NO_ENCONTRADO; as `updateLockedSolicitud`
 */
export function deleteMensajeSolicitud(
  { database }: Pick<Evidencia, 'database'>,
  { id, mensajeId }: { readonly id: number; readonly mensajeId: number },
  context: CallContext,
): Promise<Solicitud> {
  return updateLockedSolicitud(database, context, {
    nivel: 2,
    isEdicion: true,
    action: 'quitar-mensaje-solicitud',
    id,
    accion: 'editar',
    apply: async (trx, _row, solicitud) => {
      const nivelDos = getNivelDos(solicitud);
      const mensaje = nivelDos.mensajes.find((uno) => uno.id === mensajeId);
      if (!mensaje || !(await clearMensaje(trx, id, mensajeId)))
        throw refuse(solicitudesErrors, 'MENSAJE_COMPROBADO_NO_ENCONTRADO');
      await clearInforme(trx, { solicitudId: id, nivelDos });
      const { operacion, papel, sha256 } = mensaje;
      return { antes: { operacion, papel, sha256 }, despues: null };
    },
  });
}
