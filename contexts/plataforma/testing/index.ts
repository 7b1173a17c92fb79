export { createHoraDeOperacion } from './hora-de-operacion.ts';
