export type { MensajePropio } from '../rules/declarado.ts';
export { createEvidencia, type EvidenciaDemostracion } from './demostracion/create-evidencia.ts';
export { createEjemplo } from './informes/create-ejemplo.ts';
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
export type { InformeSellado, MensajeVerificado } from './worker/tarea.ts';
