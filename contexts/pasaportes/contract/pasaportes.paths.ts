/** Addresses of this context. */
export const pasaportesPaths = {
  /** The pasaporte of a version, for anybody. */
  publico: '/pasaporte/:oid',
} as const;

/** Title of the page of a pasaporte. */
export const TITULO_PASAPORTE = 'Pasaporte de servicio';

/** The public page of the pasaporte of a version, by the identifier of the version. */
export function toPasaporte(oid: string): string {
  return `/pasaporte/${oid}`;
}
