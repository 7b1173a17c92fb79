/** A servicio, with its versions and what each exchanges, for the person who works on it. */
export function toServicio(id: number | string): string {
  return `/app/servicios/${id}`;
}

/** One of its versions. */
export function toVersionServicio(id: number, versionId: number): string {
  return `${toServicio(id)}?version=${versionId}`;
}

/** The public directory, of a later context, which takes its address from here. */
export const DIRECTORIO_SERVICIOS = '/directorio-servicios';
