export { clearPlataforma } from './clear-plataforma.ts';
export { createHoraDeOperacion } from './hora-de-operacion.ts';
