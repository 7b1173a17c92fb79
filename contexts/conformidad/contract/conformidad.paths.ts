/** Addresses of this context. */
export const conformidadPaths = {
  /** The public banco de conformidad. */
  banco: '/banco-conformidad',
  /** A report that is kept: for everybody once its request was certified. */
  informe: '/informes/:id',
} as const;

export const TITULO_BANCO = 'Banco de conformidad';

/** The banco with a servicio to compare with, and the version of it where it is not the most advanced one. */
export function toBanco(servicio: number, version?: number): string {
  return `${conformidadPaths.banco}?servicio=${servicio}${version === undefined ? '' : `&version=${version}`}`;
}

/** The page of a report that is kept. */
export function toInforme(id: string): string {
  return `/informes/${id}`;
}
