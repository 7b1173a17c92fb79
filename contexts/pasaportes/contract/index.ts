export type { PartePublica, PasaportePublico, ProximoPaso } from './pasaporte.schema.ts';
export {
  downloadOpenapiEndpoint,
  downloadWsdlEndpoint,
  findPasaporteDeVersionEndpoint,
  getPasaporteEndpoint,
} from './pasaportes.endpoints.ts';
export { pasaportesErrors } from './pasaportes.errors.ts';
export { type ResumenPasaporte, resumenPasaporteSchema } from './resumen.schema.ts';
