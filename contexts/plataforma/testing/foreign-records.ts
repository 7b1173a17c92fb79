import type { ForeignServicio } from '@marco/servicios/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** A window of the servicio of another entity. */
export interface ForeignVentana {
  readonly ventanaId: number;
}

/** One that has not begun. */
export const foreignVentana: ForeignRecordsOf<ForeignServicio, ForeignVentana> = {
  async create(database, { servicioId }) {
    const { id } = await database
      .insertInto('plataforma_ventanas')
      .values({
        servicio_id: servicioId,
        inicia_en: sql<Date>`now() + interval '20 days'`,
        termina_en: sql<Date>`now() + interval '21 days'`,
        motivo: 'Ajena.',
        anunciada_por: sql<number>`(select min(id) from usuarios)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ventanaId: id };
  },
  stored: ({ ventanaId }) => [{ table: 'plataforma_ventanas', id: ventanaId }],
};
