import type { DatabaseSchema } from '@marco/database';
import { type CallContext, permissionKey } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { ObjetoIdentificado } from '../contract/index.ts';
import { RECURSO_OID, type TipoNodo } from '../contract/terms.ts';
import { listTipos } from './nodos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** The caller who asks what an identifier identifies. */
export interface Lector {
  readonly permisos: ReadonlySet<string>;
  /** Whether they read what belongs to any entity. */
  readonly leeTodas: boolean;
  readonly entidadId: number | null;
}

/** Anybody, on the public address. */
const NADIE: Lector = { permisos: new Set(), leeTodas: false, entidadId: null };

export function toLector({ actor }: CallContext): Lector {
  if (!actor) return NADIE;
  return { permisos: actor.permissions, leeTodas: actor.readsAllEntities, entidadId: actor.entityId };
}

/** The record an identifier stands for, and whether anybody may know of it. */
export interface ObjetoHallado extends ObjetoIdentificado {
  readonly publicado: boolean;
}

/** Finds the record of one kind that holds an identifier. */
export type BuscadorDeObjeto = (
  database: Database,
  oid: string,
  lector: Lector,
) => Promise<ObjetoHallado | undefined>;

/** The functions that find the records of each kind of node; the context of the records gives them. */
export type ObjetosIdentificados = Readonly<Partial<Record<TipoNodo, BuscadorDeObjeto>>>;

/** The tree of identifiers, with what its nodes stand for. */
export interface Arbol {
  readonly database: Database;
  readonly objetos: ObjetosIdentificados;
}

/** The text instead of an unpublished name. */
export const SIN_PUBLICAR = 'Sin publicar';

/** Address of a screen of the private area, for people who may open it; null for others. */
export function toPrivada(direccion: string, { permisos }: Lector, recurso: string): string | null {
  return permisos.has(`${recurso}:consultar`) ? direccion : null;
}

/**
 * The record an identifier stands for, found by the identifier itself: the record holds it.
 *
 * @param lector who asks; nobody on the public address
 */
export async function findObjeto(
  { database, objetos }: Arbol,
  { oid, tipo }: Identificador,
  lector: Lector,
): Promise<ObjetoIdentificado | null> {
  const hallado = await objetos[tipo]?.(database, oid, lector);
  if (!hallado) return null;
  const { publicado, ...objeto } = hallado;
  const isReadable = publicado || objeto.direccion !== null || lector.permisos.has(LEE_EL_ARBOL);
  return isReadable ? objeto : { nombre: SIN_PUBLICAR, estado: SIN_PUBLICAR, direccion: null };
}

interface Identificador {
  readonly oid: string;
  readonly tipo: TipoNodo;
}

/** People who administer the tree read every name in it. */
const LEE_EL_ARBOL = permissionKey(RECURSO_OID, 'consultar');

/**
 * The identifiers of a path with unpublished names. A node has the name of its record, and the arcs are consecutive,
 * so their names would show everybody what is being prepared.
 *
 * @param lector who asks; nobody on the public address
 */
export async function listOcultos(
  { database, objetos }: Arbol,
  oids: readonly string[],
  lector: Lector,
): Promise<ReadonlySet<string>> {
  if (lector.permisos.has(LEE_EL_ARBOL) || oids.length === 0) return new Set();
  const nodos = await listTipos(database, oids);
  const ocultos = new Set<string>();
  for (const { oid, tipo } of nodos) {
    const find = objetos[tipo];
    if (!find) continue;
    const hallado = await find(database, oid, lector);
    if (!hallado?.publicado && !hallado?.direccion) ocultos.add(oid);
  }
  return ocultos;
}
