import type { DatabaseSchema } from '@marco/database';
import { streamList } from '@marco/server-kit';
import { beginsWithText, collectIds, likeText, suggestFirst } from '@marco/server-kit/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type FiltroMesas, mesaRowSchema } from '../../contract/index.ts';
import type { OrdenMesa } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

export interface PaginaMesas {
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
  readonly ordenarPor?: OrdenMesa | undefined;
  readonly descendente?: boolean | undefined;
}

const nombreConsultor = buildNombreCompleto('u');
const cantidadServicios = sql<number>`(select count(*) from mesas_servicios ms where ms.mesa_id = m.id)`;

/** What each column of the results is ordered by. */
const ORDER_KEYS: Readonly<Record<OrdenMesa, RawBuilder<unknown>>> = {
  estadoMesa: sql`not m.activa`,
  nombreMesa: sql`m.clave_de_orden`,
  razonSocial: sql`e.clave_de_orden`,
  nombreCompleto: sql`u.clave_de_orden`,
  cantidadServicios,
};

/** Rows of a whole answer in memory at once. */
const GRUPO = 1000;

/**
 * One page of the mesas that satisfy every given filter, and how many there are (MESA-14). Without a size all of
 * them, a group at a time. Ordered by name by default; ties by name and id, so pages never overlap.
 */
export async function searchMesas(database: Database, filtro: FiltroMesas, pagina: PaginaMesas) {
  const { tamano, pagina: numero = 1 } = pagina;
  if (tamano === undefined) return listMesas(database, filtro, pagina);
  const rows = selectFilas(orderedMesas(database, filtro, pagina));
  const [mesas, counted] = await Promise.all([
    rows
      .limit(tamano)
      .offset(tamano * (numero - 1))
      .execute(),
    filteredMesas(database, filtro).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mesasInteroperabilidad: mesas, total: counted.total };
}

/** All of them: the first group is read before anything is answered, so that most of what fails is still an error. */
async function listMesas(database: Database, filtro: FiltroMesas, pagina: PaginaMesas) {
  const ids = await listMesaIds(database, filtro, pagina);
  const total = ids.length;
  const first = await listEnOrden(database, ids.slice(0, GRUPO));
  if (total <= GRUPO) return { mesasInteroperabilidad: first, total };
  async function* read() {
    yield first;
    for (let start = GRUPO; start < total; start += GRUPO)
      yield listEnOrden(database, ids.slice(start, start + GRUPO));
  }
  return streamList({ name: 'mesasInteroperabilidad', groups: read(), rest: { total } });
}

async function listEnOrden(database: Database, ids: readonly number[]) {
  const rows = new Map((await listFilasMesa(database, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => mesaRowSchema.parse(row));
}

/** The ids of every mesa that satisfies the filters, in the order of the results. */
export async function listMesaIds(database: Database, filtro: FiltroMesas, pagina: PaginaMesas) {
  return collectIds(database, orderedMesas(database, filtro, pagina).select('m.id'));
}

/** Rows of the results by id, in any order. */
export async function listFilasMesa(database: Database, ids: readonly number[]) {
  return selectFilas(joinedMesas(database, {}))
    .where('m.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}

function joinedMesas(database: Database, filtro: FiltroMesas) {
  return filteredMesas(database, filtro)
    .innerJoin('usuarios as u', 'u.id', 'm.consultor_principal_id')
    .innerJoin('entidades as e', 'e.id', 'm.entidad_lider_id');
}

function orderedMesas(database: Database, filtro: FiltroMesas, { ordenarPor, descendente }: PaginaMesas) {
  const direction = descendente ? sql`desc` : sql`asc`;
  return joinedMesas(database, filtro)
    .orderBy(sql`${ORDER_KEYS[ordenarPor ?? 'nombreMesa']} ${direction}`)
    .orderBy(ORDER_KEYS.nombreMesa)
    .orderBy('m.id');
}

function selectFilas(joined: ReturnType<typeof joinedMesas>) {
  return joined.select([
    'm.id',
    'm.activa as estadoMesa',
    'm.nombre as nombreMesa',
    'e.nombre as razonSocial',
    nombreConsultor.as('nombreCompleto'),
    cantidadServicios.as('cantidadServicios'),
  ]);
}

function filteredMesas(database: Database, filtro: FiltroMesas) {
  let query = database.selectFrom('mesas as m');
  if (filtro.nombre) query = query.where(likeText(sql`m.nombre_de_busqueda`, filtro.nombre));
  if (filtro.estado != null) query = query.where('m.activa', '=', filtro.estado);
  if (filtro.admEntidadLider != null) query = query.where('m.entidad_lider_id', '=', filtro.admEntidadLider);
  if (filtro.admUsuarioId != null) query = query.where('m.consultor_principal_id', '=', filtro.admUsuarioId);
  const { servicioMesa, estadoServicio } = filtro;
  if (servicioMesa == null && estadoServicio == null) return query;
  // The same service must be the one asked for and stand in the state asked for.
  return query.where((where) => {
    let services = where
      .selectFrom('mesas_servicios as ms')
      .innerJoin('servicios as s', 's.id', 'ms.servicio_id')
      .select(sql`1`.as('one'))
      .whereRef('ms.mesa_id', '=', 'm.id');
    if (servicioMesa != null) services = services.where('s.id', '=', servicioMesa);
    if (estadoServicio != null) services = services.where('s.estado_servicio_id', '=', estadoServicio);
    return where.exists(services);
  });
}

/** Suggestions of an autocomplete (specification §9). */
const MAXIMUM_SUGGESTIONS = 5;
const MINIMUM_CHARACTERS = 3;

/** Mesas whose name holds the text: those that begin with it first. */
export async function findMesas(database: Kysely<DatabaseSchema>, text: string) {
  if (text.length < MINIMUM_CHARACTERS) return [];
  const kept = sql`nombre_de_busqueda`;
  const mesas = database.selectFrom('mesas').select(['id', 'nombre', 'clave_de_orden']);
  const rest = mesas.where((where) =>
    where.and([where.not(beginsWithText(kept, text)), likeText(kept, text)]),
  );
  return suggestFirst(database, [mesas.where(beginsWithText(kept, text)), rest], MAXIMUM_SUGGESTIONS);
}
