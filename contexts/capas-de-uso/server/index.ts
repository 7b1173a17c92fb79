export { type CapasDeUsoDependencies, createCapasDeUsoModule } from './capas-de-uso.routes.ts';
