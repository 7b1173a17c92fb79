export type { MensajePropio } from '../rules/declarado.ts';
export { createEjemplo } from './informes/create-ejemplo.ts';
export { createEvidencia } from './informes/create-evidencia.ts';
export {
  compareInformes,
  createInforme,
  deleteInforme,
  findInforme,
  type InformeGuardado,
  publishInforme,
} from './informes/keep-informes.ts';
export { proposeVinculos, verifyMensajePropio } from './informes/propose-vinculos.ts';
export { type PedidoDeInforme, runBanco } from './informes/run-banco.ts';
export { type Banco, openBanco } from './open-banco.ts';
export type { EvidenciaDemostracion, InformeSellado, MensajeVerificado } from './worker/tarea.ts';
