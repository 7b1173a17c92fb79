import { buildNombreCompleto } from '@marco/usuarios/port';
import { sql } from 'kysely';

/** The latest note of a commitment, as the database answers it. */
export interface UltimoAvanceRow {
  readonly texto: string;
  readonly quien: string | null;
  readonly tematica: string | null;
  readonly cuando: string;
}

/**
 * The latest note of a commitment `c`: what a person wrote when they gave it another day or changed its state, or what the
 * minutes of a held meeting noted on its point of the agenda. Who wrote the first is known from the audit trail alone.
 */
export const ULTIMO_AVANCE = sql<UltimoAvanceRow | null>`(select json_build_object('texto', n.texto, 'quien', n.quien,
    'tematica', n.tematica, 'cuando', n.cuando) from (
  (select ae.detail ->> 'motivo' as texto, nullif(${buildNombreCompleto('au')}, '') as quien, null::text as tematica,
      ae.occurred_at as cuando
    from audit_events ae left join usuarios au on au.id = ae.actor_user_id
    where ae.object_type = 'compromiso' and ae.object_id = c.id::text and ae.result = 'exito'
      and ae.action in ('prorrogar-compromiso', 'cumplir-compromiso', 'cancelar-compromiso', 'reabrir-compromiso')
      and ae.detail ->> 'motivo' <> ''
    order by ae.id desc limit 1)
  union all
  (select rp.notas, null, rr.tematica, rr.inicia_en
    from reuniones_puntos rp join reuniones rr on rr.id = rp.reunion_id
    where rp.compromiso_id = c.id and rp.notas <> '' and rr.estado = 'realizada'
    order by rr.inicia_en desc, rp.id desc limit 1)) n
  order by n.cuando desc limit 1)`;
