import type { DatabaseSchema } from '@marco/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { DIAS_DE_AVISO } from '../../contract/catalogo.terms.ts';

/** Days, as texts, that the terms of tasks opened today end. */
export interface FinesDeTareas {
  readonly hoy: string;
  readonly registrar: string;
  readonly publicar: string;
  readonly deriva: string;
}

/** Whether a service of the platform is of the version `v`: the number it has there begins with the major one. */
const ES_DE_VERSION = sql`s.servicio_id = v.servicio_id
  and coalesce(substring(s.numero from '^[vV]?([0-9]{1,4})')::int, v.mayor) = v.mayor`;
const REGISTRADO = sql`s.en_catalogo and s.no_visto_desde is null`;

/**
 * The facts that call for the operator, with the last day of the task each opens. A fact that began after somebody said
 * that its task was done opens it again (`desde`).
 */
function buildHechos({ hoy, registrar, publicar, deriva }: FinesDeTareas): RawBuilder<unknown> {
  return sql`
    select 'registrar'::text as tipo, v.id as referencia, null::timestamptz as desde, ${registrar}::date as fecha_limite
    from servicios_versiones v where v.estado = 'evaluada' and not exists (
      select from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
      where m.ambiente = 'calidad' and ${REGISTRADO} and ${ES_DE_VERSION})
    union all
    select 'conceptuar', n.solicitud_id, null, n.fecha_limite_concepto from solicitudes_nivel_tres n
    join solicitudes q on q.id = n.solicitud_id
    join estados_solicitud e on e.id = q.estado_id and e.codigo = 'en-verificacion'
    where n.fecha_limite_concepto is not null and n.concepto_veredicto is null
    union all
    select 'publicar', v.id, null, coalesce((select n.publicar_hasta from solicitudes_nivel_tres n
      where n.servicio_version_id = v.id order by n.solicitud_id desc limit 1), ${publicar}::date)
    from servicios_versiones v where v.estado = 'certificada'
    union all
    select 'deriva', s.id, k.created_at, ${deriva}::date
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id and m.ambiente = 'produccion'
    join lateral (select estado, created_at from plataforma_contratos where servicio_id = s.id order by id desc limit 1) k
      on k.estado = 'distinto'
    union all
    select 'certificado', c.id, null, c.fecha_vencimiento from plataforma_certificados c
    where c.no_visto_desde is null and c.fecha_vencimiento <= ${hoy}::date + ${sql.lit(DIAS_DE_AVISO)} and not exists (
      select from plataforma_certificados o where o.miembro_id = c.miembro_id and o.servidor = c.servidor
        and o.uso = c.uso and o.no_visto_desde is null and o.fecha_vencimiento > c.fecha_vencimiento)`;
}

/** Opens a task for each fact that has none, and closes those whose fact is over. */
export async function refreshTareasDeHechos(
  trx: Transaction<DatabaseSchema>,
  fines: FinesDeTareas,
): Promise<void> {
  const hechos = buildHechos(fines);
  // Two at once would each see the tasks of before.
  await sql`select pg_advisory_xact_lock(hashtext('plataforma-tareas'))`.execute(trx);
  await sql`update plataforma_tareas t set cerrada_en = now(), version = version + 1
    where t.cerrada_en is null and not exists (
      select from (${hechos}) h where h.tipo = t.tipo and h.referencia = t.referencia)`.execute(trx);
  await sql`insert into plataforma_tareas as t (tipo, referencia, fecha_limite)
    select h.tipo, h.referencia, h.fecha_limite from (${hechos}) h
    where not exists (select from plataforma_tareas o where o.tipo = h.tipo and o.referencia = h.referencia
      and (o.cerrada_en is null or (o.nota is not null and coalesce(h.desde <= o.cerrada_en, true))))
    on conflict (tipo, referencia) do update set abierta_en = now(), fecha_limite = excluded.fecha_limite, cerrada_en = null,
      cerrada_por = null, nota = null, version = t.version + 1`.execute(trx);
}

/** Whether a request is of level 3: of the others nothing waits for the operator. */
export async function isDeNivelTres(trx: Transaction<DatabaseSchema>, solicitudId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('solicitudes_nivel_tres')
    .select('solicitud_id')
    .where('solicitud_id', '=', solicitudId)
    .executeTakeFirst();
  return row !== undefined;
}
