import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ObservacionRecibida } from '../../contract/index.ts';
import type { EstadoObservacion } from '../../contract/terms.ts';

type Database = Kysely<DatabaseSchema>;

interface ObservacionRow {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly entidad: string;
  readonly papel: string;
  readonly estaEnLista: boolean;
  readonly municipio: string | null;
  readonly estado: EstadoObservacion;
  readonly recibida: Date;
}

function selectObservaciones(rest: RawBuilder<unknown>): RawBuilder<ObservacionRow> {
  return sql<ObservacionRow>`
    select o.id, t.codigo, t.nombre, e.nombre as entidad, coalesce(r.nombre, o.papel) as papel,
      o.requisito_id is not null as "estaEnLista", m.nombre as municipio, o.estado, o.created_at as recibida
    from tramites_observaciones o join tramites t on t.id = o.tramite_id join entidades e on e.id = t.entidad_id
    left join tramites_requisitos r on r.id = o.requisito_id
    left join municipios m on m.codigo = o.municipio_codigo ${rest}`;
}

function presentObservacion({
  codigo,
  nombre,
  entidad,
  recibida,
  ...row
}: ObservacionRow): ObservacionRecibida {
  return { ...row, tramite: { codigo, nombre, entidad }, recibida: recibida.toISOString() };
}

/** One page of what citizens reported: what waits for a decision first, the oldest of it before. */
export async function listObservacionesRecibidas(
  database: Database,
  { pagina, tamano }: { readonly pagina: number; readonly tamano: number },
): Promise<{ observaciones: ObservacionRecibida[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    selectObservaciones(sql`order by o.estado <> 'pendiente', case when o.estado = 'pendiente' then o.id end, o.id desc
      limit ${tamano} offset ${tamano * (pagina - 1)}`).execute(database),
    sql<{ total: number }>`select count(*)::int as total from tramites_observaciones`.execute(database),
  ]);
  return { observaciones: rows.map(presentObservacion), total: counted.rows[0]?.total ?? 0 };
}

/** One of them. */
export async function findObservacion(
  database: Database,
  id: number,
): Promise<ObservacionRecibida | undefined> {
  const { rows } = await selectObservaciones(sql`where o.id = ${id}`).execute(database);
  return rows[0] && presentObservacion(rows[0]);
}

/** Whether a trámite in use asks for a requisito. */
export async function isRequisitoDe(
  database: Database,
  tramiteId: number,
  requisitoId: number,
): Promise<boolean> {
  const { rows } = await sql`select 1 from tramites_requisitos
    where id = ${requisitoId} and tramite_id = ${tramiteId} and activo`.execute(database);
  return rows.length > 0;
}

/** Whether there is a municipality of a code. */
export async function isMunicipio(database: Database, codigo: string): Promise<boolean> {
  const { rows } = await sql`select 1 from municipios where codigo = ${codigo} and activo`.execute(database);
  return rows.length > 0;
}
