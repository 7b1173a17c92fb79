/** A servicio, with its versions and what each exchanges, for the person who works on it. */
export function toServicio(id: number | string): string {
  return `/app/servicios/${id}`;
}

/** One of its versions. */
export function toVersionServicio(id: number, versionId: number): string {
  return `${toServicio(id)}?version=${versionId}`;
}

/** The versions that others use, with how they end. */
export const VERSIONES_SERVICIOS = { to: '/app/versiones', nombre: 'Retiro de versiones' } as const;

/** How one of them ends: whom it breaks, what takes its place, its day. */
export function toVidaVersion(versionId: number | string): string {
  return `${VERSIONES_SERVICIOS.to}/${versionId}`;
}

/** The public directory, of a later context, which takes its address from here. */
export const DIRECTORIO_SERVICIOS = '/directorio-servicios';

/** The living page of a servicio in it, which anybody reads. */
export function toPaginaServicio(entidad: string, servicio: string): string {
  return `${DIRECTORIO_SERVICIOS}/${entidad}/${servicio}`;
}
