export type { CampoContrato } from '../rules/contrato/contrato-leido.ts';
export { findExceso } from '../rules/contrato/espacio-valores.ts';
export type { MensajePropio } from '../rules/declarado.ts';
export type { DireccionDeContrato } from '../rules/direccion-de-contrato.ts';
export { REGLAS_VERSION } from '../rules/reglas.ts';
export {
  buildMaterialDelContrato,
  type MaterialDelContrato,
  presentDireccion,
  type ServicioDelContrato,
} from './contrato/mensajes-del-contrato.ts';
export type { Nodo } from './contrato/nodo.ts';
export type { NodoXml } from './contrato/nodo-xml.ts';
export {
  type DocumentoSuelto,
  type Estructura,
  type FormatoEstructura,
  type MensajeDeEstructura,
  readEstructura,
} from './contrato/read-estructura.ts';
export { writeContratoRest } from './contrato/write-contrato-rest.ts';
export { ARCHIVO_WSDL, writeWsdl } from './contrato/write-contrato-soap.ts';
export { getComparable } from './esperado/get-esperado.ts';
export type { MaterialMensajes } from './esperado/material.ts';
export { createEjemplo } from './informes/create-ejemplo.ts';
export { createEvidencia } from './informes/create-evidencia.ts';
export {
  compareInformes,
  createInforme,
  deleteInforme,
  findDocumentoPublicado,
  findInforme,
  type InformeGuardado,
  publishInforme,
} from './informes/keep-informes.ts';
export { listDirecciones } from './informes/list-direcciones.ts';
export { proposeVinculos, verifyMensajePropio } from './informes/propose-vinculos.ts';
export { type PedidoDeInforme, runBanco } from './informes/run-banco.ts';
export { type Banco, openBanco } from './open-banco.ts';
export type { EvidenciaDemostracion, InformeSellado, MensajeVerificado } from './worker/tarea.ts';
