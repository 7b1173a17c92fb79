import { ApiError } from '@marco/web-kit/api-client';
import { listFieldErrors } from '@marco/web-kit/failure-modal';
import type { Modals } from '@marco/web-kit/modal';

/** One text for known and unknown accounts (RESET-03). */
export function openAvisoEnviada(modals: Modals): Promise<boolean> {
  return modals.alert({
    tone: 'ok',
    title: '¡Solicitud enviada!',
    message:
      'Si el correo y la entidad corresponden a una cuenta, recibirá un mensaje con un enlace para definir una contraseña nueva. El enlace sirve una sola vez y por poco tiempo.',
  });
}

/**
 * The request did not go through: transport, server or too many of them (RESET-03). A refusal by reCAPTCHA is shown
 * beside the specified sentence, because the person can do something about it.
 */
export function openAvisoNoEnviada(modals: Modals, error: unknown): Promise<boolean> {
  const motivo = error instanceof ApiError && error.code.startsWith('RECAPTCHA_') ? error.mensaje : null;
  return modals.alert({
    title: '¡Solicitud enviada!',
    message: '¡No es posible solicitar el cambio de contraseña!',
    ...(motivo === null ? {} : { body: <p>{motivo}</p> }),
  });
}

/** The change was refused, with the server's mensaje (RESET-05); the title has no accent in the specification. */
export function openAvisoNoRestablecida(modals: Modals, error: unknown): Promise<boolean> {
  const detalles = listFieldErrors(error);
  return modals.alert({
    title: '¡Error de validacion!',
    message: error instanceof ApiError ? error.mensaje : 'Ocurrió un error inesperado. Intente de nuevo.',
    ...(detalles.length > 0 ? { body: detalles.map(({ mensaje }) => <p key={mensaje}>{mensaje}</p>) } : {}),
  });
}
