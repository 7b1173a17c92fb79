import { ApiError } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import type { Modals } from '@marco/web-kit/modal';

/** What is said when the server gave no reason (specification §8). */
const SIN_MENSAJE = 'Error al intentar crear el usuario';

/** The registration is with the ministry now (REG-13). */
export function openAvisoRegistrado(modals: Modals): Promise<boolean> {
  return modals.alert({
    tone: 'ok',
    title: 'Registro enviado',
    message:
      'Su registro está pendiente de aprobación. Le avisaremos por correo electrónico cuando se decida. Si no recibe el correo, inicie sesión para consultar el estado.',
  });
}

/** The person of an invitation administers the product now. */
export function openAvisoInvitacionAceptada(modals: Modals, entidad: string): Promise<boolean> {
  return modals.alert({
    tone: 'ok',
    title: 'Invitación aceptada',
    message: `Ya es administrador del sistema en ${entidad}. Inicie sesión para continuar.`,
  });
}

/**
 * Why a registration failed: the fields the server refused, else '¡Error!' with its mensaje, else the general
 * sentence with what the browser knows (REG-14).
 */
export function openAvisoFallo(modals: Modals, error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return modals.alert({ title: '¡Error!', message: SIN_MENSAJE });
  if (!isFromServer(error))
    return modals.alert({ title: '¡Error!', message: SIN_MENSAJE, body: <p>{error.mensaje}</p> });
  return openFailure(modals, error);
}

/** Whether the text is the server's and not one the browser made up for a missing answer. */
function isFromServer({ status, code }: ApiError): boolean {
  return status !== 0 && code !== 'RESPUESTA_ILEGIBLE';
}
