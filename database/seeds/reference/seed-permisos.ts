import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface Rol {
  readonly codigo: string;
  readonly nombre: string;
  readonly ambito: string;
  readonly descripcion: string;
}

interface Item {
  readonly nombre: string;
  readonly descripcion: string;
  readonly url: string;
  readonly accion: string;
}

interface Subfuncionalidad {
  readonly codigo: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly url: string;
  readonly icono: string;
  readonly acciones: readonly string[];
  /** Who holds every action, or which actions each rol holds. */
  readonly roles: 'todos' | readonly string[] | Readonly<Record<string, readonly string[]>>;
  readonly items: readonly Item[];
}

interface Funcionalidad {
  readonly codigo: string;
  readonly nombre: string;
  readonly subfuncionalidades: readonly Subfuncionalidad[];
}

type Database = Transaction<DatabaseSchema>;

/**
 * Roles, the functionalities whose screen exists in this release, and who holds them. A permission is granted once,
 * when its role or its action of a screen first appears, so a permission that an administrator removed does not come
 * back. Texts and order follow this release until somebody edits them: an edited row has a version above 1. Address,
 * icon, place and actions belong to the screen, nobody edits them, and they follow this release always.
 */
export async function seedPermisos(trx: Database): Promise<void> {
  const funcionalidades = readJson<Funcionalidad[]>(new URL('funcionalidades.json', import.meta.url));
  const subs = funcionalidades.flatMap(({ codigo, subfuncionalidades }) =>
    subfuncionalidades.map((sub, orden) => ({ ...sub, orden: orden + 1, funcionalidad: codigo })),
  );
  const knownRoles = await listRolCodes(trx);
  const knownAcciones = await listKnownAcciones(trx);
  const rolIds = await upsertRoles(trx);
  const funcionalidadIds = await upsertFuncionalidades(trx, funcionalidades);
  const subIds = await upsertSubfuncionalidades(trx, subs, funcionalidadIds);
  await saveAcciones(trx, subs, subIds);
  await upsertItems(trx, subs, subIds);
  const grants = subs.flatMap((sub) =>
    [...rolIds].flatMap(([rol, rol_id]) =>
      listAcciones(sub, rol)
        .filter((accion) => !(knownRoles.has(rol) && knownAcciones.has(`${sub.codigo}:${accion}`)))
        .map((accion) => ({ rol_id, subfuncionalidad_id: idOf(subIds, sub.codigo), accion })),
    ),
  );
  if (grants.length > 0) await trx.insertInto('roles_permisos').values(grants).execute();
}

/** What a rol may do in a screen from its first day. */
function listAcciones({ roles, acciones }: Subfuncionalidad, rol: string): readonly string[] {
  if (roles === 'todos') return acciones;
  if (Array.isArray(roles)) return roles.includes(rol) ? acciones : [];
  return (roles as Readonly<Record<string, readonly string[]>>)[rol] ?? [];
}

async function listRolCodes(trx: Database): Promise<Set<string>> {
  const rows = await trx.selectFrom('roles').select('codigo').execute();
  return new Set(rows.map((row) => row.codigo));
}

/** Actions of the screens before this release, as `screen:action`. */
async function listKnownAcciones(trx: Database): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('subfuncionalidades_acciones as a')
    .innerJoin('subfuncionalidades as s', 's.id', 'a.subfuncionalidad_id')
    .select(['s.codigo', 'a.accion'])
    .execute();
  return new Set(rows.map(({ codigo, accion }) => `${codigo}:${accion}`));
}

function idOf(ids: ReadonlyMap<string, number>, codigo: string): number {
  const id = ids.get(codigo);
  if (id === undefined) throw new Error(`There is no '${codigo}'.`);
  return id;
}

function mapIds(rows: readonly { codigo: string; id: number }[]): Map<string, number> {
  return new Map(rows.map((row) => [row.codigo, row.id]));
}

async function upsertRoles(trx: Database): Promise<Map<string, number>> {
  await trx
    .insertInto('roles')
    .values(readJson<Rol[]>(new URL('roles.json', import.meta.url)))
    .onConflict((conflict) =>
      conflict
        .column('codigo')
        .doUpdateSet((row) => ({
          nombre: row.ref('excluded.nombre'),
          descripcion: row.ref('excluded.descripcion'),
          ambito: row.ref('excluded.ambito'),
        }))
        .where('roles.version', '=', 1),
    )
    .execute();
  return mapIds(await trx.selectFrom('roles').select(['codigo', 'id']).execute());
}

async function upsertFuncionalidades(
  trx: Database,
  funcionalidades: readonly Funcionalidad[],
): Promise<Map<string, number>> {
  await trx
    .insertInto('funcionalidades')
    .values(funcionalidades.map(({ codigo, nombre }, orden) => ({ codigo, nombre, orden: orden + 1 })))
    .onConflict((conflict) =>
      conflict
        .column('codigo')
        .doUpdateSet((row) => ({
          nombre: row.ref('excluded.nombre'),
          orden: row.ref('excluded.orden'),
        }))
        .where('funcionalidades.version', '=', 1),
    )
    .execute();
  return mapIds(await trx.selectFrom('funcionalidades').select(['codigo', 'id']).execute());
}

async function upsertSubfuncionalidades(
  trx: Database,
  subs: readonly (Subfuncionalidad & { orden: number; funcionalidad: string })[],
  funcionalidadIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  await trx
    .insertInto('subfuncionalidades')
    .values(
      subs.map(({ codigo, nombre, descripcion, url, icono, orden, funcionalidad }) => ({
        codigo,
        nombre,
        descripcion,
        url,
        icono,
        orden,
        funcionalidad_id: idOf(funcionalidadIds, funcionalidad),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('codigo').doUpdateSet((row) => ({
        funcionalidad_id: row.ref('excluded.funcionalidad_id'),
        url: row.ref('excluded.url'),
        icono: row.ref('excluded.icono'),
        nombre: keepEdited('nombre'),
        descripcion: keepEdited('descripcion'),
        orden: keepEdited('orden'),
      })),
    )
    .execute();
  return mapIds(await trx.selectFrom('subfuncionalidades').select(['codigo', 'id']).execute());
}

/** The text or order of this release, or what somebody wrote instead. */
function keepEdited<Column extends 'nombre' | 'descripcion' | 'orden'>(column: Column) {
  type Value = Column extends 'orden' ? number : string;
  return sql<Value>`case when subfuncionalidades.version = 1 then ${sql.ref(`excluded.${column}`)}
    else ${sql.ref(`subfuncionalidades.${column}`)} end`;
}

/** The actions of each screen; one the screen has no more takes the permissions for it along. */
async function saveAcciones(
  trx: Database,
  subs: readonly Subfuncionalidad[],
  subIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = subs.flatMap(({ codigo, acciones }) =>
    acciones.map((accion) => ({ subfuncionalidad_id: idOf(subIds, codigo), accion })),
  );
  await trx
    .insertInto('subfuncionalidades_acciones')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { codigo, acciones } of subs) {
    for (const table of ['roles_permisos', 'subfuncionalidades_acciones'] as const)
      await trx
        .deleteFrom(table)
        .where('subfuncionalidad_id', '=', idOf(subIds, codigo))
        .where('accion', 'not in', acciones)
        .execute();
  }
}

interface KnownItem {
  readonly id: number;
  readonly version: number;
  readonly url: string;
  readonly accion: string;
}

/**
 * Items have no key of their own: a known one has the same screen and address, or the same screen and action while its
 * address is none of this release, which is how an address changes.
 */
function findKnownItem(known: readonly KnownItem[], item: Item, urls: ReadonlySet<string>) {
  return (
    known.find(({ url }) => url === item.url) ??
    known.find(({ url, accion }) => accion === item.accion && !urls.has(url))
  );
}

async function upsertItems(
  trx: Database,
  subs: readonly Subfuncionalidad[],
  subIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const sub of subs) {
    const subfuncionalidad_id = idOf(subIds, sub.codigo);
    const urls = new Set(sub.items.map(({ url }) => url));
    let known: KnownItem[] = await trx
      .selectFrom('items_funcionalidad')
      .select(['id', 'version', 'url', 'accion'])
      .where('subfuncionalidad_id', '=', subfuncionalidad_id)
      .orderBy('id')
      .execute();
    for (const [position, item] of sub.items.entries()) {
      const { url, accion } = item;
      const values = { ...item, orden: position + 1 };
      const found = findKnownItem(known, item, urls);
      known = known.filter((other) => other !== found);
      if (found)
        await trx
          .updateTable('items_funcionalidad')
          .set(found.version === 1 ? values : { url, accion })
          .where('id', '=', found.id)
          .execute();
      else
        await trx
          .insertInto('items_funcionalidad')
          .values({ subfuncionalidad_id, ...values })
          .execute();
    }
  }
}
