export { Termino } from './termino.tsx';
export { findConfiguracion, loadConfiguracion, useConfiguracion } from './use-configuracion.ts';
export { useSugerencias } from './use-sugerencias.ts';
