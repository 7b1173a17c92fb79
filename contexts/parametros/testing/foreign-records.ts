import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** The notices of a person. */
export interface ForeignNotificacion {
  readonly notificacionId: number;
}

/** A notice the stranger has not read. */
export const foreignNotificacion: ForeignRecordsOf<Stranger, ForeignNotificacion> = {
  async create(database, { personId }) {
    const { id } = await database
      .insertInto('notificaciones')
      .values({
        usuario_id: personId,
        evento: 'rol-asignado',
        titulo: 'Su rol cambió',
        texto: 'Desde hoy su rol en Una es Otro.',
        enlace: sql<string>`'/app/home'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { notificacionId: id };
  },
  stored: ({ notificacionId }) => [{ table: 'notificaciones', id: notificacionId }],
};
