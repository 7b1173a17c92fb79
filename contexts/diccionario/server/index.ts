export { findDireccionDatos } from '../rules/direccion-datos.ts';
export { diccionarioManifest } from './module.ts';
