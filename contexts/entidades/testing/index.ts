export { startAdministracionSite } from './administracion-site.ts';
export { getEntidadId } from './get-entidad-id.ts';
