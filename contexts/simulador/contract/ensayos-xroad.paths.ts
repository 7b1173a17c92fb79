/** Addresses of the rehearsal of X-Road, which is of the private area. */
export const ensayosXroadPaths = {
  /** The rehearsals of a version. */
  version: '/app/ensayo-xroad/:id',
} as const;

export const TITULO_ENSAYO_XROAD = 'Ensayo de X-Road';

/** The rehearsals of a version. */
export function toEnsayoXroad(versionId: number | string): string {
  return `/app/ensayo-xroad/${versionId}`;
}
