export { catalogoEntidades } from './administracion/catalogo-entidades.ts';
export { createEntidadesModule, type EntidadesDependencies } from './entidades.routes.ts';
export { createVerifyNit, type VerifyNit, type VerifyNitSettings } from './verify-nit.ts';
