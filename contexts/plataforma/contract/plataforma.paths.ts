/** Addresses of this context. */
export const plataformaPaths = {
  /** The desk of the operator: imports of operation, the newest first. */
  home: '/app/xroad',
  /** One import, from its file to its sums. */
  importacion: '/app/xroad/importaciones/:id',
  /** Services of the platform, with their figures. */
  servicios: '/app/xroad/servicios',
  /** The file of a whole instance, reviewed and applied. */
  instancia: '/app/xroad/instancia',
  /** Certificates of the security servers, by the day they end. */
  certificados: '/app/xroad/certificados',
  /** Hours that are unlike their history. */
  anomalias: '/app/xroad/anomalias',
} as const;

/** One import. */
export function toImportacionXroad(id: number): string {
  return `/app/xroad/importaciones/${id}`;
}
