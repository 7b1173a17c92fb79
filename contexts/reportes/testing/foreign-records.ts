import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** What a person asked to be mailed. */
export interface ForeignSuscripcionReporte {
  readonly suscripcionReporteId: number;
}

/** A board of a person. */
export interface ForeignTablero {
  readonly tableroId: number;
}

/** A subscription of the stranger to an indicador, and a board of theirs. */
export const foreignReportes: ForeignRecordsOf<Stranger, ForeignSuscripcionReporte & ForeignTablero> = {
  async create(database, { personId }) {
    const { id } = await database
      .insertInto('suscripciones_reportes')
      .values({
        usuario_id: personId,
        membresia_id: sql<number>`(select min(id) from membresias where usuario_id = ${personId})`,
        codigo: 'IND-02',
        ambito: '',
        frecuencia: 'diaria',
        hora: 7,
        formato: 'resumen',
        condicion: 'siempre',
        proxima_en: sql<Date>`now() + interval '10 years'`,
        firma: '',
        codigo_retiro: 'ajena-reporte',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tablero = await database
      .insertInto('tableros')
      .values({ usuario_id: personId, nombre: 'Tablero ajeno' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { suscripcionReporteId: id, tableroId: tablero.id };
  },
  stored: ({ suscripcionReporteId, tableroId }) => [
    { table: 'suscripciones_reportes', id: suscripcionReporteId },
    { table: 'tableros', id: tableroId },
  ],
};
