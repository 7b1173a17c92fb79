export { presentServicioSimulado } from '../rules/protocolos/identificador-xroad.ts';
export { SITUACION, type Situacion } from '../rules/situaciones/situaciones.ts';
export { listSituacionesDeVersion } from './guiones/situaciones-de-version.ts';
