import type { Modals } from '@marco/web-kit/modal';

/**
 * The warning before the browser leaves for a registration (specification §2 'Registration screen').
 * Resolves true on 'continuar', false on 'Cancelar solicitud'.
 */
export function askNivelDeSeguridad(modals: Modals): Promise<boolean> {
  return modals.warn({
    title: 'Nivel de seguridad',
    message:
      'El registro se debe hacer como persona natural y con el tipo de acceso «Documento identidad», que corresponde al nivel de seguridad medio. Elija ese tipo de acceso en la página del autenticador.',
  });
}
