import type { FormaPasaporte } from '../../contract/terms.ts';

/** Where a form of a pasaporte is downloaded, by a link. */
export function toDescarga(oid: string, forma: Exclude<FormaPasaporte, 'json'>): string {
  return `/api-public/pasaportes/${oid}?formato=${forma}`;
}

/** Where the contract of a version is downloaded. */
export function toContrato(versionId: number, clase: 'openapi' | 'wsdl'): string {
  return `/api-public/directorio/versiones/${versionId}/${clase}`;
}
