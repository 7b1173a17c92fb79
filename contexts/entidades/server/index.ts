export { entidadesManifest } from './module.ts';
export { createVerifyNit, type VerifyNit } from './verify-nit.ts';
