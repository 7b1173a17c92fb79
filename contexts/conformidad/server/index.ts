export { LIMITES_CONTRATO } from '../contract/conformidad.terms.ts';
export { createConformidadPool } from './conformidad-pool.ts';
export { conformidadManifest } from './module.ts';
