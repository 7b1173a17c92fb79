import { useConfiguracion } from '@marco/parametros/widgets';
import { ApiError } from '@marco/web-kit/api-client';
import { useEffect } from 'react';
import { askRecaptchaToken, loadRecaptcha } from './recaptcha-script.ts';

const SIN_CARGAR =
  'No fue posible cargar reCAPTCHA, que comprueba que usted es una persona. Revise su conexión, o permita reCAPTCHA si su navegador o su red lo bloquean, e intente de nuevo. Lo que escribió sigue en el formulario.';

/**
 * Header of a form that tells the server that a person sends it. The script is loaded when the form opens, and only
 * where the installation switched reCAPTCHA on; no other browser loads it (CONF-02).
 *
 * @returns what gives a header with a new token for each call of the form, and none while reCAPTCHA is off; it throws an
 *   `ApiError` to show when there is no token to be had
 */
export function useRecaptcha(action: string): () => Promise<Record<string, string>> {
  const { recaptcha: key, recaptchaScript: script } = useConfiguracion();
  useEffect(() => {
    // If this fails, it is tried again when the form is sent, and then the person gets a message.
    if (key && script) loadRecaptcha({ key, script }).catch(() => undefined);
  }, [key, script]);
  return async () => {
    if (!key || !script) return {};
    try {
      return { 'Recaptcha-Token': await askRecaptchaToken({ key, script }, action) };
    } catch (cause) {
      throw new ApiError({ status: 0, code: 'RECAPTCHA_SIN_CARGAR', mensaje: SIN_CARGAR }, { cause });
    }
  };
}
