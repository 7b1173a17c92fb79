export { presentAccion, presentResultado, presentTipoObjeto } from './acciones.ts';
export { presentHallazgo } from './hallazgos.ts';
