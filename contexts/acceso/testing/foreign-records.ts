import { createSession } from '@marco/server-kit';
import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';

/** An open session of somebody else. */
export interface ForeignSesion {
  readonly sesionId: string;
}

/** A session of the stranger. */
export const foreignSesion: ForeignRecordsOf<Stranger, ForeignSesion> = {
  async create(database, { personId }) {
    const membresia = await database
      .selectFrom('membresias')
      .select('id')
      .where('usuario_id', '=', personId)
      .where('estado', '=', 'activa')
      .orderBy('id')
      .executeTakeFirst();
    await createSession(database, { userId: personId, membershipId: membresia?.id ?? null, maximumHours: 1 });
    const { id } = await database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', personId)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { sesionId: id };
  },
  // Its use is written down at each call.
  stored: ({ sesionId }) => [{ table: 'sessions', id: sesionId, columns: ['revoked_at'] }],
};
