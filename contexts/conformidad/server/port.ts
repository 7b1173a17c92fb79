export type {
  Declarado,
  DiferenciaDeclarada,
  MensajePropio,
  VinculoDeclarado,
} from '../rules/declarado.ts';
export type { LugarDeContrato, VinculoPropuesto, VinculosPropuestos } from '../rules/vinculo-propuesto.ts';
export { type Banco, openBanco } from './banco/open-banco.ts';
export { createEjemplo } from './informes/create-ejemplo.ts';
export {
  compareInformes,
  createInforme,
  deleteInforme,
  findInforme,
  type InformeGuardado,
  publishInforme,
} from './informes/keep-informes.ts';
export { type PedidoDeMensaje, proposeVinculos, verifyMensajePropio } from './informes/propose-vinculos.ts';
export { type PedidoDeInforme, runBanco } from './informes/run-banco.ts';
export type { HallazgoDeMensaje, InformeSellado, MensajeVerificado } from './worker/tarea.ts';
