import type { DatabaseSchema } from '@marco/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { DIAS_DE_AVISO } from '../../contract/catalogo.terms.ts';
import type { TipoTarea } from '../../contract/tareas.terms.ts';
import { buildPermisosDeAcuerdo } from './permisos.queries.ts';

/** Days, as texts, that the terms of tasks opened today end. */
export interface FinesDeTareas {
  readonly hoy: string;
  /** The last month of operation that takes no more records, by its first day. */
  readonly mes: string;
  readonly registrar: string;
  readonly publicar: string;
  readonly permiso: string;
  readonly deriva: string;
}

/** What a change may have touched: servicios of the directory, a request, or the contract of a service of the platform. */
export interface AlcanceDeCambio {
  readonly servicios?: readonly number[];
  readonly solicitudId?: number;
  readonly contratoDe?: number;
}

/** Which facts of a kind are looked at, and which of its tasks. */
interface Mirada {
  readonly hechos: RawBuilder<unknown>;
  readonly tareas: RawBuilder<unknown>;
}

const SIN_LIMITE: Mirada = { hechos: sql`true`, tareas: sql`true` };

/** Whether a service of the platform is of the version `v`: the number it has there begins with the major one. */
const ES_DE_VERSION = sql`s.servicio_id = v.servicio_id
  and coalesce(substring(s.numero from '^[vV]?([0-9]{1,4})')::int, v.mayor) = v.mayor`;
const REGISTRADO = sql`s.en_catalogo and s.no_visto_desde is null`;

/**
 * The facts of each kind that call for the operator, with the last day of the task each opens. A fact that began after
 * somebody said that its task was done opens it again (`desde`).
 */
const HECHOS: Readonly<
  Record<TipoTarea, (donde: RawBuilder<unknown>, fines: FinesDeTareas) => RawBuilder<unknown>>
> = {
  registrar: (donde, { registrar }) => sql`
    select 'registrar'::text as tipo, v.id as referencia, null::timestamptz as desde, ${registrar}::date as fecha_limite
    from servicios_versiones v where v.estado = 'evaluada' and ${donde} and not exists (
      select from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
      where m.ambiente = 'calidad' and ${REGISTRADO} and ${ES_DE_VERSION})`,
  conceptuar: (donde) => sql`
    select 'conceptuar'::text as tipo, n.solicitud_id as referencia, null::timestamptz as desde,
      n.fecha_limite_concepto as fecha_limite from solicitudes_nivel_tres n
    join solicitudes q on q.id = n.solicitud_id
    join estados_solicitud e on e.id = q.estado_id and e.codigo = 'en-verificacion'
    where n.fecha_limite_concepto is not null and n.concepto_veredicto is null and ${donde}`,
  publicar: (donde, { publicar }) => sql`
    select 'publicar'::text as tipo, v.id as referencia, null::timestamptz as desde,
      coalesce((select n.publicar_hasta from solicitudes_nivel_tres n where n.servicio_version_id = v.id
        order by n.solicitud_id desc limit 1), ${publicar}::date) as fecha_limite
    from servicios_versiones v where v.estado = 'certificada' and ${donde}`,
  // Production is always asked for, another environment where the client is too. What two acuerdos give stays with one.
  permiso: (donde, { permiso }) => sql`
    select 'permiso'::text as tipo, a.id as referencia, greatest(a.estado_desde,
        case when a.estado = 'activo' then x.perdido_en else x.visto_desde end) as desde, ${permiso}::date as fecha_limite
    from acuerdos a join servicios_versiones w on w.id = a.version_id join entidades f on f.id = a.consumidora_id
    cross join lateral (select coalesce(bool_or(o.esta and o.ambiente = 'produccion'), false) as en_produccion,
        coalesce(bool_or(not o.esta and o.hay_cliente and o.ambiente <> 'produccion'), false) as falta_antes,
        coalesce(bool_or(o.esta), false) as esta, coalesce(bool_or(o.consta), false) as consta,
        max(o.no_visto_desde) as perdido_en, max(o.visto_desde) filter (where o.esta) as visto_desde
      from (${buildPermisosDeAcuerdo()}) o) x
    where a.numero is not null and ${donde} and case when a.estado = 'activo' then not x.en_produccion or x.falta_antes
      else (x.esta or (not x.consta and exists (select from plataforma_tareas o where o.tipo = 'permiso'
          and o.referencia = a.id and o.permiso_dado)))
        and not exists (select from acuerdos b join servicios_versiones z on z.id = b.version_id where b.estado = 'activo'
          and b.servicio_id = a.servicio_id and b.consumidora_id = a.consumidora_id and b.subsistema = a.subsistema
          and z.mayor = w.mayor) end`,
  deriva: (donde, { deriva }) => sql`
    select 'deriva'::text as tipo, s.id as referencia, k.created_at as desde, ${deriva}::date as fecha_limite
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'
    join lateral (select estado, created_at from plataforma_contratos where servicio_id = s.id order by id desc limit 1) k
      on k.estado = 'distinto'
    where ${donde}`,
  ans: (donde, { mes, deriva }) => sql`
    select 'ans'::text as tipo, y.servicio_id as referencia, y.medido_en as desde, ${deriva}::date as fecha_limite
    from plataforma_meses y join plataforma_meses z on z.servicio_id = y.servicio_id
      and z.fecha_mes = (y.fecha_mes - interval '1 month')::date and z.incumplidas <> '{}'
    where y.fecha_mes = ${mes}::date and y.incumplidas <> '{}' and ${donde}`,
  certificado: (donde, { hoy }) => sql`
    select 'certificado'::text as tipo, c.id as referencia, null::timestamptz as desde, c.fecha_vencimiento as fecha_limite
    from plataforma_certificados c
    where c.no_visto_desde is null and c.fecha_vencimiento <= ${hoy}::date + ${sql.lit(DIAS_DE_AVISO)} and ${donde}
      and not exists (select from plataforma_certificados o where o.miembro_id = c.miembro_id and o.servidor = c.servidor
        and o.uso = c.uso and o.no_visto_desde is null and o.fecha_vencimiento > c.fecha_vencimiento)`,
};

/** What each kind is looked at for; kinds that a change does not touch are absent. */
type Miradas = ReadonlyMap<TipoTarea, Mirada>;

const TODAS: Miradas = new Map(
  (Object.keys(HECHOS) as TipoTarea[]).map((tipo) => [tipo, SIN_LIMITE] as const),
);

/** What is looked at after a change: nothing that it cannot have touched. */
function toMiradas({ servicios = [], solicitudId, contratoDe }: AlcanceDeCambio): Miradas {
  const miradas = new Map<TipoTarea, Mirada>();
  if (servicios.length > 0) {
    const suyos = sql`any(${[...servicios]}::int[])`;
    const version = {
      hechos: sql`v.servicio_id = ${suyos}`,
      tareas: sql`t.referencia in (select id from servicios_versiones where servicio_id = ${suyos})`,
    };
    miradas
      .set('registrar', version)
      .set('publicar', version)
      .set('permiso', {
        hechos: sql`a.servicio_id = ${suyos}`,
        tareas: sql`t.referencia in (select id from acuerdos where servicio_id = ${suyos})`,
      });
    miradas.set('ans', { hechos: sql`y.servicio_id = ${suyos}`, tareas: sql`t.referencia = ${suyos}` });
  }
  if (solicitudId !== undefined)
    miradas.set('conceptuar', {
      hechos: sql`n.solicitud_id = ${solicitudId}::int`,
      tareas: sql`t.referencia = ${solicitudId}::int`,
    });
  if (contratoDe !== undefined)
    miradas.set('deriva', {
      hechos: sql`s.id = ${contratoDe}::int`,
      tareas: sql`t.referencia = ${contratoDe}::int`,
    });
  return miradas;
}

/** Every fact there is. Two at once would do the same work twice. */
export async function refreshTodasLasTareas(
  trx: Transaction<DatabaseSchema>,
  fines: FinesDeTareas,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('plataforma-tareas'))`.execute(trx);
  await setTareasDeHechos(trx, TODAS, fines);
}

/** The facts a change may have touched; whoever changes something else at the same time does not wait. */
export async function refreshTareasDeCambio(
  trx: Transaction<DatabaseSchema>,
  alcance: AlcanceDeCambio,
  fines: FinesDeTareas,
): Promise<void> {
  const miradas = toMiradas(alcance);
  if (miradas.size > 0) await setTareasDeHechos(trx, miradas, fines);
}

/**
 * Opens a task for each fact that has none, and closes those whose fact is over. One that another transaction opened in
 * the same moment stays as that left it.
 */
async function setTareasDeHechos(
  trx: Transaction<DatabaseSchema>,
  miradas: Miradas,
  fines: FinesDeTareas,
): Promise<void> {
  const vistas = [...miradas];
  const hechos = sql.join(
    vistas.map(([tipo, { hechos: donde }]) => HECHOS[tipo](donde, fines)),
    sql` union all `,
  );
  const suyas = sql.join(
    vistas.map(([tipo, { tareas }]) => sql`(t.tipo = ${sql.lit(tipo)} and ${tareas})`),
    sql` or `,
  );
  await sql`update plataforma_tareas t set cerrada_en = now(), version = version + 1
    where t.cerrada_en is null and (${suyas}) and not exists (
      select from (${hechos}) h where h.tipo = t.tipo and h.referencia = t.referencia)`.execute(trx);
  await sql`insert into plataforma_tareas as t (tipo, referencia, fecha_limite)
    select h.tipo, h.referencia, h.fecha_limite from (${hechos}) h
    where not exists (select from plataforma_tareas o where o.tipo = h.tipo and o.referencia = h.referencia
      and (o.cerrada_en is null or (o.nota is not null and coalesce(h.desde <= o.cerrada_en, true))))
    on conflict (tipo, referencia) do update set abierta_en = now(), fecha_limite = excluded.fecha_limite, cerrada_en = null,
      cerrada_por = null, nota = null, version = t.version + 1 where t.cerrada_en is not null`.execute(trx);
}

/** The servicio of a request of level 3; undefined of another one, of which nothing waits for the operator. */
export async function findServicioDeNivelTres(
  trx: Transaction<DatabaseSchema>,
  solicitudId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ servicio_id: number }>`select v.servicio_id from solicitudes_nivel_tres n
    join servicios_versiones v on v.id = n.servicio_version_id where n.solicitud_id = ${solicitudId}::int`.execute(
    trx,
  );
  return rows[0]?.servicio_id;
}
