export {
  downloadEsquemaDirectoEndpoint,
  downloadEsquemaEndpoint,
  getVistaEsquemaEndpoint,
  type VistaEsquema,
} from './esquemas.endpoints.ts';
export { esquemasErrors } from './esquemas.errors.ts';
export {
  type ElementoValidable,
  listElementosValidablesEndpoint,
} from './validador.endpoints.ts';
export type {
  Inconsistencia,
  InformeDeLote,
  InformeMensaje,
  NodoConErrores,
} from './validador.schema.ts';
