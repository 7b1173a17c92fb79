export { presentServicioSimulado } from '../rules/protocolos/identificador-xroad.ts';
export { SITUACION, type Situacion } from '../rules/situaciones/situaciones.ts';
