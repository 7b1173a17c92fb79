export { canReadArchivoDeCapa } from './can-read-archivo.ts';
export { type CapasDeUsoDependencies, createCapasDeUsoModule } from './capas-de-uso.routes.ts';
export { catalogoCapas } from './catalogo-capas.ts';
