const ROOT = '/app/admin/oid';

/** Addresses of this context; imports nothing. */
export const oidPaths = { home: ROOT, resolver: '/oid/:oid' } as const;

/** The tree with a node open and chosen. */
export function toNodoEnArbol(oid: string): string {
  return `${ROOT}?oid=${oid}`;
}

/** What an identifier identifies, for anybody. */
export function toOid(oid: string): string {
  return `/oid/${oid}`;
}
