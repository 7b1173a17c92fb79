import type { DatabaseSchema } from '@marco/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClaseHecho } from '../../contract/espacio.terms.ts';

/** What a row of the timeline is about; what else it says stands in `dato` and `detalle`. */
type TipoHecho =
  | 'acta-emitida'
  | 'acta-sellada'
  | 'documento'
  | 'entidad'
  | 'mesa-cerrada'
  | 'mesa-creada'
  | 'reunion'
  | 'servicio';

interface HechoRow {
  readonly clave: string;
  readonly tipo: TipoHecho;
  readonly cuando: Date;
  readonly dato: string | null;
  readonly detalle: string | null;
  readonly reunion_id: number | null;
}

interface Peticion {
  readonly idMesa: number;
  readonly clase: ClaseHecho;
  /** Whether the caller reads the historial of the mesa: decisions, and what changed in it. */
  readonly veHistorial: boolean;
  readonly antesDe?: { readonly cuando: string; readonly clave: string } | undefined;
  readonly limite: number;
}

type Parte = RawBuilder<unknown>;

const CON_DECISIONES = sql`and exists (select from reuniones_decisiones d where d.reunion_id = r.id)`;

const reuniones = (idMesa: number, solo: Parte = sql``): Parte => sql`
  select 'reunion-' || r.id, 'reunion', r.inicia_en, r.tematica, null::text, r.id
  from reuniones r where r.mesa_id = ${idMesa} and r.estado = 'realizada' ${solo}`;

/** Actas of held meetings: everybody reads that there is one, and its public edition. */
const actas = (idMesa: number): Parte => sql`
  select 'acta-' || a.id || '-' || m.tipo, 'acta-' || m.tipo, m.cuando, a.numero::text, r.tematica, r.id
  from actas a join reuniones r on r.id = a.reunion_id and r.estado = 'realizada'
  cross join lateral (values ('emitida', a.emitida_en), ('sellada', a.sellada_en)) m(tipo, cuando)
  where a.mesa_id = ${idMesa} and m.cuando is not null`;

const documentos = (idMesa: number): Parte => sql`
  select 'documento-' || f.id, 'documento', greatest(f.created_at, r.created_at), f.nombre, r.tematica, r.id
  from reuniones r join reuniones_archivos ra on ra.reunion_id = r.id join archivos f on f.id = ra.archivo_id
  where r.mesa_id = ${idMesa} and r.estado = 'realizada'`;

const propios = (idMesa: number): Parte => sql`
  select 'mesa-' || m.id || '-' || x.tipo, 'mesa-' || x.tipo, x.cuando, m.nombre, null::text, null::int
  from mesas m cross join lateral (values ('creada', m.created_at), ('cerrada', m.cerrada_en)) x(tipo, cuando)
  where m.id = ${idMesa} and x.cuando is not null`;

/** Entidades that joined, and services that changed their state, as the trail keeps it. */
const cambios = (idMesa: number): Parte => sql`
  select 'evento-' || v.id, 'entidad', v.occurred_at, e.nombre, v.detail -> 'despues' ->> 'rol', null::int
  from audit_events v join entidades e on e.id = (v.detail -> 'despues' ->> 'entidadId')::int
  where v.object_type = 'mesa' and v.object_id = ${String(idMesa)} and v.action = 'cambiar-participante-mesa'
    and v.result = 'exito' and jsonb_typeof(v.detail -> 'antes') = 'null'
  union all
  select 'evento-' || v.id, 'servicio', v.occurred_at, s.nombre, es.nombre, null::int
  from mesas_servicios ms join servicios s on s.id = ms.servicio_id
  join audit_events v on v.object_type = 'servicio' and v.object_id = s.id::text
    and v.action = 'cambiar-estado-servicio' and v.result = 'exito'
  join estados_servicio es on es.codigo = v.detail -> 'despues' ->> 'estado'
  where ms.mesa_id = ${idMesa}`;

function buildHechos({ idMesa, clase, veHistorial }: Peticion): RawBuilder<HechoRow> {
  const papeles = [actas(idMesa), documentos(idMesa)];
  const partes = {
    documentos: papeles,
    decisiones: [reuniones(idMesa, sql`and ${veHistorial} ${CON_DECISIONES}`)],
    todo: [reuniones(idMesa), ...papeles, propios(idMesa), ...(veHistorial ? [cambios(idMesa)] : [])],
  };
  const all = sql.join(partes[clase], sql` union all `);
  return sql<HechoRow>`(${all}) h(clave, tipo, cuando, dato, detalle, reunion_id)`;
}

/** A page of the timeline, the latest first, with one row more where another page follows. */
export async function listHechos(
  database: Kysely<DatabaseSchema>,
  peticion: Peticion,
): Promise<readonly HechoRow[]> {
  const { antesDe, limite } = peticion;
  // Moments are compared as they are told, to the millisecond.
  const cuando = sql`date_trunc('milliseconds', h.cuando)`;
  const after = antesDe
    ? sql`where (${cuando}, h.clave collate "C") < (${antesDe.cuando}::timestamptz, ${antesDe.clave} collate "C")`
    : sql``;
  const { rows } =
    await sql<HechoRow>`select h.clave, h.tipo, ${cuando} as cuando, h.dato, h.detalle, h.reunion_id
    from ${buildHechos(peticion)} ${after}
    order by ${cuando} desc, h.clave collate "C" desc limit ${limite + 1}`.execute(database);
  return rows;
}

export async function countHechos(database: Kysely<DatabaseSchema>, peticion: Peticion): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from ${buildHechos(peticion)}`.execute(database);
  return rows[0]?.total ?? 0;
}

/** What these meetings decided, in order. */
export function listDecisionesDe(database: Kysely<DatabaseSchema>, reuniones: readonly number[]) {
  return database
    .selectFrom('reuniones_decisiones')
    .select(['reunion_id', 'texto'])
    .where('reunion_id', '=', sql<number>`any(${[...reuniones]}::int[])`)
    .orderBy('reunion_id')
    .orderBy('orden')
    .orderBy('id')
    .execute();
}
