import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface FilaHistorial {
  /** `auditoria-12`, `paso-7`. */
  readonly id: string;
  readonly accion: string;
  readonly cuando: Date;
  readonly detalle: unknown;
  readonly mayor: number;
  readonly menor: number;
  readonly quien: string | null;
}

/**
 * The events of the versions of an element: the audit trail, which has every change, and steps of the lifecycle that
 * are not in the trail, such as those of an imported registry.
 */
function buildEventos(elementoId: number): RawBuilder<unknown> {
  return sql`
    versiones as (select id, mayor, menor from elementos_versiones where elemento_id = ${elementoId}),
    auditados as (
      select a.id as orden, 'auditoria-' || a.id as id, a.object_id, a.action as accion, a.occurred_at as cuando,
        a.detail as detalle, a.actor_user_id as usuario_id, v.mayor, v.menor
      from audit_events a join versiones v on a.object_id = v.id::text
      where a.object_type = 'elemento' and a.result = 'exito'
    ),
    pasos as (
      select t.id as orden, 'paso-' || t.id as id, t.version_id::text as object_id,
        case t.accion when 'modificar' then 'versionar' else t.accion end || '-elemento' as accion,
        t.created_at as cuando,
        jsonb_build_object('antes', jsonb_build_object('estado', t.desde),
          'despues', jsonb_build_object('estado', t.hasta), 'motivo', t.motivo) as detalle,
        t.usuario_id, v.mayor, v.menor
      from elementos_transiciones t join versiones v on v.id = t.version_id
    ),
    eventos as (
      select * from auditados
      union all
      select * from pasos p where not exists (
        select from auditados a where a.object_id = p.object_id
          and a.accion in (p.accion, case p.accion when 'crear-elemento' then 'llevar-elemento' end))
    )`;
}

/** One page of what happened to the versions of an element, the latest first, and how much there is. */
export async function listEventos(
  database: Kysely<DatabaseSchema>,
  elementoId: number,
  { limite, desde }: { readonly limite: number; readonly desde: number },
): Promise<{ readonly filas: readonly FilaHistorial[]; readonly total: number }> {
  const eventos = buildEventos(elementoId);
  const counted = await sql<{ total: number }>`
    with ${eventos} select count(*)::int as total from eventos`.execute(database);
  const { rows } = await sql<FilaHistorial>`
    with ${eventos}
    select e.id, e.accion, e.cuando, e.detalle, e.mayor, e.menor, ${buildNombreCompleto('u')} as quien
    from eventos e left join usuarios u on u.id = e.usuario_id
    order by e.cuando desc, e.orden desc limit ${limite} offset ${desde}`.execute(database);
  return { filas: rows, total: counted.rows[0]?.total ?? 0 };
}
