export type { CampoContrato } from '../rules/contrato/contrato-leido.ts';
export type { MensajePropio } from '../rules/declarado.ts';
export type { Nodo } from './contrato/nodo.ts';
export type { NodoXml } from './contrato/nodo-xml.ts';
export {
  type DocumentoSuelto,
  type Estructura,
  type FormatoEstructura,
  type MensajeDeEstructura,
  readEstructura,
} from './contrato/read-estructura.ts';
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
