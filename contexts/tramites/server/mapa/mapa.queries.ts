import type { DatabaseSchema } from '@marco/database';
import { containsText, spanishOrder } from '@marco/server-kit/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BusquedaMapa } from '../../contract/index.ts';
import type { MarcaMapa } from '../../contract/terms.ts';
import { ACUERDO_VIGENTE } from './mundo.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What a trámite in use asks citizens for, by the element a person accepted or the assistant proposed. */
const PEDIDOS = sql`tramites t
  join tramites_requisitos r on r.tramite_id = t.id and r.activo and r.tipo in ('documento', 'dato', 'formulario')
  join tramites_requisitos_elementos m on m.requisito_id = r.id and m.decision <> 'rechazado'`;

/** What each entidad has to do with each element. */
const MARCAS = sql`
  select t.entidad_id, m.elemento_id, 'pide' as marca from ${PEDIDOS} where t.activo
  union select v.entidad_responsable_id, v.elemento_id, 'tiene' from elementos_versiones v
    where v.estado = 'incorporado' and v.entidad_responsable_id is not null
  union select d.entidad_id, una.id, 'sirve' from directorio_servicios d cross join unnest(d.entrega) as una(id)
    where d.nivel >= 1 and not d.en_suspension
  union select t.entidad_id, una.id, 'intercambia' from tramites t join tramites_servicios s on s.tramite_id = t.id
    join directorio_servicios d on d.servicio_id = s.servicio_id cross join unnest(d.entrega) as una(id)
    where t.activo and ${ACUERDO_VIGENTE} and not d.en_suspension`;

interface ElementoDelMapaRow {
  readonly elementoId: number;
  readonly identificador: string;
  readonly nombre: string;
  readonly tramites: number;
}

/** Elements papers prove, narrowed by what is searched; those most trámites ask for first. */
export async function listElementosPedidos(
  database: Database,
  busqueda: BusquedaMapa,
): Promise<{ readonly rows: readonly ElementoDelMapaRow[]; readonly total: number }> {
  const { pagina, tamano } = busqueda;
  const found = sql`(
      select m.elemento_id, count(distinct t.id)::int as tramites from ${PEDIDOS} where t.activo group by m.elemento_id) p
    join elementos_de_dato e on e.id = p.elemento_id
    join lateral (
      select v.nombre from elementos_versiones v where v.elemento_id = e.id and v.estado in ('incorporado', 'historico', 'caducado')
      order by v.estado <> 'incorporado', v.mayor desc, v.menor desc limit 1) v on true
    where ${filterElementos(busqueda)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<ElementoDelMapaRow>`
      select e.id as "elementoId", e.identificador, v.nombre, p.tramites from ${found}
      order by p.tramites desc, ${spanishOrder('v.nombre')}, e.id limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(
      database,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(database),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function filterElementos({ texto, entidad, marca }: BusquedaMapa): RawBuilder<unknown> {
  const said = texto ?? '';
  const named = sql`(${said === ''} or ${containsText('v.nombre', said)} or ${containsText('e.identificador', said)})`;
  if (entidad === undefined && marca === undefined) return named;
  // Not for each element: the marks are put together once.
  return sql`${named} and e.id in (select x.elemento_id from (${MARCAS}) x
    where (${entidad ?? null}::int is null or x.entidad_id = ${entidad ?? null}::int)
    and (${marca ?? null}::text is null or x.marca = ${marca ?? null}::text))`;
}

interface MarcaRow {
  readonly elementoId: number;
  readonly entidadId: number;
  readonly marcas: MarcaMapa[];
}

/** The entidades that have something to do with some elements. */
export async function listMarcas(database: Database, elementoIds: readonly number[]): Promise<MarcaRow[]> {
  const { rows } = await sql<MarcaRow>`
    select x.elemento_id as "elementoId", x.entidad_id as "entidadId",
      array_agg(x.marca order by array_position(array['tiene', 'sirve', 'pide', 'intercambia'], x.marca)) as marcas
    from (${MARCAS}) x join entidades e on e.id = x.entidad_id
    where x.elemento_id = any(${[...elementoIds]}::int[])
    group by x.elemento_id, x.entidad_id, e.nombre order by x.elemento_id, ${spanishOrder('e.nombre')}, x.entidad_id`.execute(
    database,
  );
  return rows;
}

interface TramiteDeElementoRow {
  readonly requisitoId: number;
  readonly papel: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly entidadId: number;
  readonly entidad: string;
  readonly sigla: string;
  readonly confirmado: boolean;
}

/** One page of what asks for an element. */
export async function listTramitesDeElemento(
  database: Database,
  elementoId: number,
  { pagina, tamano }: { readonly pagina: number; readonly tamano: number },
): Promise<{ readonly rows: readonly TramiteDeElementoRow[]; readonly total: number }> {
  const found = sql`(
    select r.id, bool_or(m.decision = 'aceptado') as confirmado from ${PEDIDOS}
    where t.activo and m.elemento_id = ${elementoId} group by r.id) p
    join tramites_requisitos r on r.id = p.id join tramites t on t.id = r.tramite_id join entidades e on e.id = t.entidad_id`;
  const [{ rows }, counted] = await Promise.all([
    sql<TramiteDeElementoRow>`
      select r.id as "requisitoId", r.nombre as papel, t.codigo, t.nombre, e.id as "entidadId", e.nombre as entidad,
        coalesce(e.sigla, '') as sigla, p.confirmado
      from ${found} order by ${spanishOrder('t.nombre')}, r.id limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(
      database,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${found}`.execute(database),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

interface PapelDeEntidadRow {
  readonly id: number;
  readonly nombre: string;
  readonly tramiteId: number;
  readonly codigo: string;
  readonly tramite: string;
}

/** Papers an entidad asks for, as many as are looked at and one more. */
export async function listPapelesDeEntidad(
  database: Database,
  entidadId: number,
  maximo: number,
): Promise<PapelDeEntidadRow[]> {
  const { rows } = await sql<PapelDeEntidadRow>`
    select r.id, r.nombre, t.id as "tramiteId", t.codigo, t.nombre as tramite
    from tramites t join tramites_requisitos r on r.tramite_id = t.id and r.activo and r.tipo = 'documento'
    where t.activo and t.entidad_id = ${entidadId}
    order by ${spanishOrder('t.nombre')}, t.id, r.orden, r.id limit ${maximo + 1}`.execute(database);
  return rows;
}

/** Trámites of an entidad. */
export async function countTramitesDeEntidad(database: Database, entidadId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from tramites where activo and entidad_id = ${entidadId}`.execute(database);
  return rows[0]?.total ?? 0;
}
