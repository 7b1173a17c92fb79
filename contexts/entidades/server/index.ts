export { entidadesManifest } from './module.ts';
export { createVerifyNit, type VerifyNit } from './nit/verify-nit.ts';
