export {
  downloadEsquema,
  downloadEsquemaDirecto,
  getVistaEsquema,
  type VistaEsquema,
} from './esquemas.endpoints.ts';
export { esquemasErrors } from './esquemas.errors.ts';
export {
  downloadInformeLote,
  type ElementoValidable,
  listElementosValidables,
  verifyLote,
  verifyMensaje,
} from './validador.endpoints.ts';
export { validadorErrors } from './validador.errors.ts';
export {
  type ElementoDelNodo,
  type Hallazgo,
  type InformeDeLote,
  type InformeMensaje,
  informeMensajeSchema,
  type NodoConErrores,
} from './validador.schema.ts';
