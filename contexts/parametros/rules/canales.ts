import type { EnvioCorreo } from '../contract/terms.ts';

/** What the product allows for an event. */
export interface CanalesNovedad {
  readonly enProducto: boolean;
  readonly configurable: boolean;
  readonly porCorreo: boolean;
  readonly porProducto: boolean;
}

export interface Preferencia {
  readonly correo: EnvioCorreo;
  readonly producto: boolean;
}

export const PREFERENCIA_HABITUAL: Preferencia = { correo: 'inmediato', producto: true };

export interface Canales {
  /** A mail now. */
  readonly correo: boolean;
  /** A notice in the inbox. */
  readonly producto: boolean;
  /** A line in the mail of the day. */
  readonly resumen: boolean;
}

/**
 * How a person is informed of an event: first what the administrator allows, then what the person chose, if they may
 * choose.
 */
export function chooseCanales(evento: CanalesNovedad, elegida: Preferencia): Canales {
  const { correo, producto } = evento.configurable ? elegida : PREFERENCIA_HABITUAL;
  return {
    correo: evento.porCorreo && correo === 'inmediato',
    producto: evento.enProducto && evento.porProducto && producto,
    resumen: evento.porCorreo && correo === 'resumen',
  };
}
