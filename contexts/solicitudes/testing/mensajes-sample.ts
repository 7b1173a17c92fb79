import { sampleCampo } from './solicitudes-site.ts';

/** A field as the form writes it, with what is different in it. */
export const toCampo = (nombre: string, change: object = {}) => ({ ...sampleCampo, nombre, ...change });

/** Two operations: one asks and is answered, the other notifies. */
export const sampleOperaciones = [
  { codigo: 'consultar', nombre: 'Consultar el certificado', tipoIntercambio: null },
  { codigo: 'notificar', nombre: 'Notificar un cambio', tipoIntercambio: 'notificacion' },
];

/** Fields of their messages: in both senses, inside another one, repeated, of an error and of a notification. */
export const sampleCampos = [
  toCampo('numero', { sentido: 'ambos', operacion: 'consultar' }),
  toCampo('titular', { datoPersonal: true, base: 'ley' }),
  toCampo('nombreTitular', { padre: 'titular', repite: true, obligatorio: false }),
  toCampo('motivo', { papel: 'error' }),
  toCampo('aviso', { operacion: 'notificar', sentido: 'entrada' }),
];
