import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { EstadoCorreo } from '../contract/terms.ts';

/** What is known of a mail of the outbox. */
export interface CorreoEnCola {
  readonly intentos: number;
  readonly enviado: boolean;
  readonly abandonado: boolean;
}

/** The state of a mail, from its writing to its sending or giving up. */
export function findEstadoCorreo({ intentos, enviado, abandonado }: CorreoEnCola): EstadoCorreo {
  if (enviado) return 'enviado';
  if (abandonado) return 'abandonado';
  return intentos > 0 ? 'reintentando' : 'pendiente';
}

/** Whether a mail may be tried again at once: it was not sent, and there is a server to send it. */
export function canSubmitReintento(
  correo: CorreoEnCola,
  { rol, servidorDeCorreo }: { readonly rol: Decision; readonly servidorDeCorreo: boolean },
): Decision {
  if (!rol.allowed) return rol;
  const estado = findEstadoCorreo(correo);
  if (estado === 'enviado') return refuseWith('Este correo ya se envió.');
  if (!servidorDeCorreo)
    return refuseWith(
      'No hay servidor de correo: el mensaje solo se lee en la bandeja de salida.',
      'quien opera el servidor',
    );
  if (estado === 'pendiente') return refuseWith('Este correo está por enviarse. Espere un momento.');
  return ALLOWED;
}
