/** Address of the public banco de conformidad. */
export const conformidadPaths = { banco: '/banco-conformidad' } as const;

export const TITULO_BANCO = 'Banco de conformidad';

/** The banco with a servicio to compare with, and the version of it where it is not the most advanced one. */
export function toBanco(servicio: number, version?: number): string {
  return `${conformidadPaths.banco}?servicio=${servicio}${version === undefined ? '' : `&version=${version}`}`;
}

/** A kept report. */
export function toInforme(id: string): string {
  return `/informes/${id}`;
}
