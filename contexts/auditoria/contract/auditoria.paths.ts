import { usuariosPaths } from '@marco/usuarios/paths';

const ROOT = usuariosPaths.auditoria;

/** Addresses of this context. */
export const auditoriaPaths = { home: ROOT, evento: `${ROOT}/:id` } as const;

/** Detail of an event. */
export function toEvento(id: number): string {
  return `${ROOT}/${id}`;
}

/** The list with every event of one request. */
export function toCorrelacion(correlacion: string): string {
  return `${ROOT}?correlacion=${encodeURIComponent(correlacion)}`;
}
