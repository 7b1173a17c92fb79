export { createElementosDeDatoModule, type ElementosDeDatoDependencies } from './elementos-de-dato.routes.ts';
