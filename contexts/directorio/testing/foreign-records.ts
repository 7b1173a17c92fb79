import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** What a person asked the directory to tell them. */
export interface ForeignSuscripcion {
  readonly suscripcionId: number;
}

/** A subscription of the stranger to the first servicio. */
export const foreignSuscripcion: ForeignRecordsOf<Stranger, ForeignSuscripcion> = {
  async create(database, { personId }) {
    const { id } = await database
      .insertInto('directorio_suscripciones')
      .values({
        objeto: 'servicio',
        servicio_id: sql<number>`(select min(servicio_id) from directorio_servicios)`,
        frecuencia: 'semanal',
        usuario_id: personId,
        codigo_retiro: 'ajena',
        confirmada_en: sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { suscripcionId: id };
  },
  stored: ({ suscripcionId }) => [{ table: 'directorio_suscripciones', id: suscripcionId }],
};
