export { writeContratoDeVersion } from './contrato-de-version.ts';
export { addVersionConArbol, type CampoDelArbol } from './version-con-arbol.ts';
