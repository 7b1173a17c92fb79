export { ESTANDAR_DE_PRUEBA } from './sample-estandar.ts';
