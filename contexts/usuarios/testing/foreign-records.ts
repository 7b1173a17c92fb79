import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** Somebody of the entity in which no caller works. */
export interface ForeignUsuario {
  readonly usuarioId: number;
  readonly usuarioNumero: string;
  /** Waits in that entity. */
  readonly membresiaId: number;
  /** A rol any entity may give. */
  readonly rolId: number;
}

/** A registration that waits in the entity. */
export const foreignUsuario: ForeignRecordsOf<ForeignEntidad, ForeignUsuario> = {
  async create(database, { entidadId }) {
    const {
      rows: [row],
    } = await sql<{ id: number; usuario_id: number; numero: string }>`
      select m.id, m.usuario_id, u.numero_identificacion as numero
      from membresias m join usuarios u on u.id = m.usuario_id
      where m.entidad_id = ${entidadId} and u.numero_identificacion not like '10000000%'
        and not exists (select 1 from membresias o where o.usuario_id = m.usuario_id and o.id <> m.id)
      order by m.id desc limit 1`.execute(database);
    if (!row) throw new Error(`Nobody is of the entity ${entidadId} alone.`);
    await database
      .updateTable('membresias')
      .set({ estado: 'pendiente', rol_id: null })
      .where('id', '=', row.id)
      .execute();
    const { id: rolId } = await database
      .selectFrom('roles')
      .select('id')
      .where('codigo', '=', 'funcionario-entidad')
      .executeTakeFirstOrThrow();
    return { usuarioId: row.usuario_id, usuarioNumero: row.numero, membresiaId: row.id, rolId };
  },
  marks: ({ usuarioNumero }) => [usuarioNumero],
  stored: ({ usuarioId, membresiaId }) => [
    { table: 'membresias', id: membresiaId },
    { table: 'usuarios', id: usuarioId },
  ],
};
