import type { DatabaseSchema } from '@marco/database';
import { containsText, onPage } from '@marco/server-kit/database';
import type { CandidatoRow, Cuales } from '@marco/usuarios/port';
import { type AliasableExpression, type Kysely, sql, type Transaction } from 'kysely';
import { type EstadoNodo, TAMANO_BUSQUEDA_OID, TAMANO_HIJOS, type TipoNodo } from '../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

const COLUMNS = [
  'n.oid',
  'n.arco',
  'n.nombre',
  sql<TipoNodo>`n.tipo`.as('tipo'),
  sql<EstadoNodo>`n.estado`.as('estado'),
  sql<number>`(select count(*)::int from oid_nodos h where h.padre_oid = n.oid)`.as('hijos'),
] as const;

/** The nodes directly below one, or the first arcs of all. */
function childrenOf(database: Database, padre: string | null) {
  const query = database.selectFrom('oid_nodos as n');
  return padre === null ? query.where('n.padre_oid', 'is', null) : query.where('n.padre_oid', '=', padre);
}

/** One page of the nodes below another, in the order of their arcs; pages are counted from 1. */
export async function listHijos(database: Database, padre: string | null, pagina: number) {
  const [nodos, { total }] = await Promise.all([
    childrenOf(database, padre)
      .select(COLUMNS)
      .orderBy('n.arco')
      .$call(onPage({ pagina, tamano: TAMANO_HIJOS }))
      .execute(),
    childrenOf(database, padre).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { nodos, total, pagina, tamano: TAMANO_HIJOS };
}

/** The page of its siblings in which a node stands; undefined when it is not below that parent. */
export async function findPaginaDe(
  database: Database,
  padre: string | null,
  oid: string,
): Promise<number | undefined> {
  const nodo = await childrenOf(database, padre).select('n.arco').where('n.oid', '=', oid).executeTakeFirst();
  if (!nodo) return undefined;
  const { before } = await childrenOf(database, padre)
    .select(sql<number>`count(*)::int`.as('before'))
    .where('n.arco', '<', nodo.arco)
    .executeTakeFirstOrThrow();
  return Math.floor(before / TAMANO_HIJOS) + 1;
}

const OID_COMENZADO = /^[0-2](\.\d*)*$/;

function filterNodos(database: Database, texto: string) {
  const query = database.selectFrom('oid_nodos as n');
  return OID_COMENZADO.test(texto)
    ? query.where((where) => where.or([where('n.oid', 'like', `${texto}%`), containsText('n.nombre', texto)]))
    : query.where(containsText('n.nombre', texto));
}

/** Nodes as the search over everything looks at them: one by its identifier is public, the others are of who reads the tree. */
export function buildCandidatos(
  database: Database,
  { texto, codigo, ids }: Cuales,
  leeArbol: boolean,
): AliasableExpression<CandidatoRow> {
  const all = database.selectFrom('oid_nodos as n');
  const found = texto ? filterNodos(database, texto) : all;
  return found
    .$if(codigo === undefined, (query) =>
      query.where(sql<boolean>`${leeArbol || ids !== undefined}::boolean`),
    )
    .$if(codigo !== undefined, (query) => query.where('n.oid', '=', codigo ?? ''))
    .$if(ids !== undefined, (query) =>
      query.where('n.oid', '=', sql<string>`any(${[...(ids ?? [])]}::text[])`),
    )
    .select([
      'n.oid as id',
      sql<string>`texto_busqueda(n.nombre)`.as('nombre'),
      sql<string | null>`n.oid`.as('codigo'),
      sql<string | null>`null::text`.as('entidad'),
      'n.estado',
      sql<number | null>`null::int`.as('entidad_id'),
      sql<boolean>`n.estado = 'activo'`.as('abierta'),
    ]);
}

/** What the search shows of nodes. */
export function listEncontrados(database: Database, oids: readonly string[]) {
  return database
    .selectFrom('oid_nodos as n')
    .where('n.oid', '=', sql<string>`any(${[...oids]}::text[])`)
    .select(['n.oid', 'n.nombre', 'n.descripcion'])
    .select([sql<TipoNodo>`n.tipo`.as('tipo'), sql<EstadoNodo>`n.estado`.as('estado')])
    .execute();
}

/** Nodes whose identifier begins with the text or whose name holds it, in the order of the tree. */
export async function searchNodos(database: Database, texto: string, pagina: number) {
  const matching = () => filterNodos(database, texto);
  const [nodos, { total }] = await Promise.all([
    matching()
      .select(COLUMNS)
      .orderBy(sql`string_to_array(n.oid, '.')::numeric[]`)
      .$call(onPage({ pagina, tamano: TAMANO_BUSQUEDA_OID }))
      .execute(),
    matching().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { nodos, total };
}

/** One node with how many stand below it; undefined for an identifier nobody was given. */
export async function findNodo(database: Database, oid: string) {
  return database
    .selectFrom('oid_nodos as n')
    .select([
      ...COLUMNS,
      'n.padre_oid as padre',
      'n.descripcion',
      'n.objeto_id as objetoId',
      'n.ultimo_arco as ultimoArco',
      'n.version',
    ])
    .where('n.oid', '=', oid)
    .executeTakeFirst();
}
export type NodoRow = NonNullable<Awaited<ReturnType<typeof findNodo>>>;

/** The same with its row locked: nobody else changes it, nor gets an arc below it, until the transaction ends. */
export async function findLockedNodo(trx: Transaction<DatabaseSchema>, oid: string) {
  await trx.selectFrom('oid_nodos').select('oid').where('oid', '=', oid).forUpdate().execute();
  return findNodo(trx, oid);
}

/** The kind of object of each of some identifiers. */
export function listTipos(database: Database, oids: readonly string[]) {
  return database
    .selectFrom('oid_nodos')
    .select(['oid', sql<TipoNodo>`tipo`.as('tipo')])
    .where('oid', 'in', oids)
    .execute();
}
