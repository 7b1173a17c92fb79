const ROOT = '/app/admin/oid';

/** Addresses of this context. */
export const oidPaths = { home: ROOT, resolver: '/oid/:oid' } as const;

/** The tree with a node open and chosen. */
export function toNodoEnArbol(oid: string): string {
  return `${ROOT}?oid=${oid}`;
}

/** What an identifier identifies, for anybody. */
export function toOid(oid: string): string {
  return `/oid/${oid}`;
}

/** The public dictionary, of a later context, which takes its address from here. */
export const DICCIONARIO = '/diccionario';

/** An element in the public dictionary, by its identifier or its OID, or one of its versions (`codSexo/1.1`). */
export function toDiccionario(clave: string): string {
  return `${DICCIONARIO}/${clave}`;
}
