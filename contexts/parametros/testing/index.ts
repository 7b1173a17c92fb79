export { sampleConfiguracion } from './sample-configuracion.ts';
