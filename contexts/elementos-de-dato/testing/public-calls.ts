import type { TestApp } from '@marco/test-kit';
import { PERSONA_MARCADA } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** People talk about every element that anybody reads, and name themselves. */
export async function addPublicRecords({ database }: TestApp): Promise<void> {
  await sql`insert into elementos_comentarios (version_id, usuario_id, entidad_id, texto)
    select v.id, m.usuario_id, m.entidad_id, ${PERSONA_MARCADA.nombre}
    from elementos_versiones v cross join (select usuario_id, entidad_id from membresias order by id limit 1) m
    where v.estado = 'incorporado'`.execute(database.kysely);
}
