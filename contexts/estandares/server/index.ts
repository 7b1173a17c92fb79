export { catalogoEstandares } from './catalogo-estandares.ts';
export { createEstandaresModule, type EstandaresDependencies } from './estandares.routes.ts';
