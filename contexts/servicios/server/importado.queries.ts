import { type RawBuilder, sql } from 'kysely';

/** Levels a servicio may stand at, by the code of its state. */
const NIVEL = sql<number>`case es.codigo when 'estandarizado-nivel-1' then 1 when 'evaluado-nivel-2' then 2
  when 'publicado-nivel-3' then 3 else 0 end`;

/**
 * Whether a servicio `s` in the state `es` stands further than the requests certified here explain: it came with its level
 * from the directory before.
 */
export function buildImportado(): RawBuilder<boolean> {
  return sql<boolean>`${NIVEL} > coalesce((
    select max(q.nivel) from solicitudes q join estados_solicitud eq on eq.id = q.estado_id
    where q.servicio_id = s.id and eq.codigo = 'certificada' and q.tipo <> 'retiro'
  ), 0)`;
}
