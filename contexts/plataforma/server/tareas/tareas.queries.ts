import type { EstadoAcuerdo } from '@marco/acuerdos/terms';
import { buildVigenteHoy } from '@marco/certificados/port';
import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { EstadoTarea, TipoTarea } from '../../contract/tareas.terms.ts';
import type { MesRoto } from '../../rules/servicios/explain-meses.ts';
import type { AmbienteDePermiso } from '../../rules/tareas/permiso.ts';
import { buildPermisosDeAcuerdo } from '../hechos/permisos.queries.ts';
import type { PaginaDeLista } from '../operacion/importaciones.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** A task with what it is about; which columns have a value depends on its kind. */
export interface TareaRow {
  readonly id: number;
  readonly version: number;
  readonly tipo: TipoTarea;
  readonly referencia: number;
  readonly abierta_en: Date;
  readonly fecha_limite: string;
  readonly cerrada_en: Date | null;
  readonly cerrada_por: string | null;
  readonly nota: string | null;
  readonly servicio_id: number | null;
  readonly servicio_nombre: string | null;
  readonly entidad: string | null;
  /** `1.0`, of the version of the servicio. */
  readonly numero: string | null;
  /** Of the request whose concept is asked for. */
  readonly solicitud_id: number | null;
  readonly radicado: string | null;
  /** Of the service of the platform. */
  readonly partes: readonly string[];
  readonly total: number | null;
  readonly rompen: number | null;
  /** Of the member a certificate is of, and its server. */
  readonly miembro: readonly string[];
  readonly miembro_nombre: string | null;
  readonly servidor: string | null;
  /** Of the acuerdo whose permissions are asked for, and of the entidad that consumes. */
  readonly acuerdo_numero: string | null;
  readonly acuerdo_estado: EstadoAcuerdo | null;
  readonly subsistema: string | null;
  readonly consumidora: string | null;
  readonly ambientes: readonly AmbienteDePermiso[] | null;
  /** The last two months of a servicio that broke what it promised, and its certificate of level 3. */
  readonly meses: readonly MesRoto[] | null;
  readonly certificado: string | null;
}

const TAREA = sql`select t.id, t.version, t.tipo, t.referencia, t.abierta_en, t.fecha_limite, t.cerrada_en, t.nota,
  case when t.cerrada_por is null then null else ${buildNombreCompleto('u')} end as cerrada_por,
  d.id as servicio_id, d.nombre as servicio_nombre, e.nombre as entidad, v.mayor || '.' || v.menor as numero,
  q.id as solicitud_id, q.radicado,
  array_remove(array[m.instancia, m.clase, m.miembro, m.codigo, s.codigo, s.numero], null) as partes, k.total, k.rompen,
  array_remove(array[n.instancia, n.clase, n.miembro], null) as miembro, n.nombre as miembro_nombre, c.servidor,
  a.numero as acuerdo_numero, a.estado as acuerdo_estado, a.subsistema, f.nombre as consumidora, x.ambientes, y.meses,
  (select g.numero from certificados g where t.tipo = 'ans' and g.servicio_id = t.referencia and g.nivel = 3
    and ${buildVigenteHoy('g')} order by g.id desc limit 1) as certificado`;
const ORIGEN = sql`from plataforma_tareas t left join usuarios u on u.id = t.cerrada_por
  left join servicios_versiones v on t.tipo in ('registrar', 'publicar') and v.id = t.referencia
  left join solicitudes q on t.tipo = 'conceptuar' and q.id = t.referencia
  left join plataforma_servicios s on t.tipo = 'deriva' and s.id = t.referencia
  left join plataforma_subsistemas m on m.id = s.subsistema_id
  left join lateral (select k.total, k.rompen from plataforma_contratos k where k.servicio_id = s.id
    order by k.id desc limit 1) k on true
  left join plataforma_certificados c on t.tipo = 'certificado' and c.id = t.referencia
  left join plataforma_subsistemas n on n.id = c.miembro_id
  left join acuerdos a on t.tipo = 'permiso' and a.id = t.referencia
  left join servicios_versiones w on w.id = a.version_id
  left join entidades f on f.id = a.consumidora_id
  left join lateral (select jsonb_agg(jsonb_build_object('ambiente', o.ambiente, 'partes', o.partes, 'esta', o.esta,
      'hayCliente', o.hay_cliente) order by o.ambiente desc, o.partes) as ambientes
    from (${buildPermisosDeAcuerdo()}) o) x on a.id is not null
  left join lateral (select jsonb_agg(jsonb_build_object('mes', o.fecha_mes::text, 'incumplidas', o.incumplidas)
      order by o.fecha_mes) as meses
    from (select fecha_mes, incumplidas from plataforma_meses where servicio_id = t.referencia and incumplidas <> '{}'
      order by fecha_mes desc limit 2) o) y on t.tipo = 'ans'
  left join servicios d on d.id = coalesce(v.servicio_id, s.servicio_id, q.servicio_id, a.servicio_id,
    case when t.tipo = 'ans' then t.referencia end)
  left join entidades e on e.id = d.entidad_id`;

export interface BusquedaTareas extends PaginaDeLista {
  readonly estado: EstadoTarea;
  readonly tipo: TipoTarea | null;
}

/** What is due first of those that wait; what was done last of the others. */
const ORDEN: Readonly<Record<EstadoTarea, RawBuilder<unknown>>> = {
  pendiente: sql`where t.cerrada_en is null`,
  hecha: sql`where t.cerrada_en is not null`,
};
const POR: Readonly<Record<EstadoTarea, RawBuilder<unknown>>> = {
  pendiente: sql`order by t.fecha_limite, t.id`,
  hecha: sql`order by t.cerrada_en desc, t.id desc`,
};

export async function listTareas(
  database: Database,
  { estado, tipo, pagina, tamano }: BusquedaTareas,
): Promise<{ readonly rows: readonly TareaRow[]; readonly total: number }> {
  const where = sql`${ORDEN[estado]} and (${tipo}::text is null or t.tipo = ${tipo})`;
  const { rows } = await sql<TareaRow>`${TAREA} ${ORIGEN} ${where} ${POR[estado]}
    limit ${tamano} offset ${tamano * (pagina - 1)}`.execute(database);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from plataforma_tareas t ${where}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** How many wait, by kind. */
export async function countPorTipo(database: Database): Promise<ReadonlyMap<TipoTarea, number>> {
  const { rows } = await sql<{ tipo: TipoTarea; total: number }>`select tipo, count(*)::int as total
    from plataforma_tareas where cerrada_en is null group by tipo`.execute(database);
  return new Map(rows.map(({ tipo, total }) => [tipo, total]));
}

export async function findTarea(database: Database, id: number): Promise<TareaRow | undefined> {
  const { rows } = await sql<TareaRow>`${TAREA} ${ORIGEN} where t.id = ${id}`.execute(database);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function findLockedTarea(
  trx: Transaction<DatabaseSchema>,
  id: number,
): Promise<TareaRow | undefined> {
  await sql`select id from plataforma_tareas where id = ${id} for update`.execute(trx);
  return findTarea(trx, id);
}

/** What waits for the operator, but for the concepts, which the requests tell of themselves. */
export function buildTareasEnEspera(database: Database) {
  return database
    .selectFrom('plataforma_tareas')
    .where('cerrada_en', 'is', null)
    .where('tipo', '<>', 'conceptuar')
    .select(['id', 'abierta_en as desde', 'fecha_limite as vence']);
}

/** Some tasks, in any order. */
export async function listTareasDe(database: Database, ids: readonly number[]): Promise<readonly TareaRow[]> {
  const { rows } = await sql<TareaRow>`${TAREA} ${ORIGEN} where t.id = any(${[...ids]}::int[])`.execute(
    database,
  );
  return rows;
}
