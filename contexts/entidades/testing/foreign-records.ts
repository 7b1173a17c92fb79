import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** An entity in which no caller works. */
export interface ForeignEntidad {
  readonly entidadId: number;
  readonly entidadNombre: string;
}

/** The entity of the demo in which somebody of one entity alone asked to enter last. */
export const foreignEntidad: ForeignRecordsOf<object, ForeignEntidad> = {
  async create(database) {
    const {
      rows: [row],
    } = await sql<{ id: number; nombre: string }>`
      select e.id, e.nombre
      from membresias m join usuarios u on u.id = m.usuario_id join entidades e on e.id = m.entidad_id
      where u.numero_identificacion not like '10000000%'
        and m.entidad_id not in (select d.entidad_id from membresias d join usuarios w on w.id = d.usuario_id
          where w.numero_identificacion like '10000000%')
        and not exists (select 1 from membresias o where o.usuario_id = m.usuario_id and o.id <> m.id)
      order by m.id desc limit 1`.execute(database);
    if (!row) throw new Error('The demo data has no entity without a caller.');
    return { entidadId: row.id, entidadNombre: row.nombre };
  },
  marks: ({ entidadNombre }) => [entidadNombre],
  stored: ({ entidadId }) => [{ table: 'entidades', id: entidadId }],
};
