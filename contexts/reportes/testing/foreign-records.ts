import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** What a person asked to be mailed, what they explored and kept, and a board of theirs. */
export interface ForeignDeReportes {
  readonly suscripcionReporteId: number;
  readonly vistaReporteId: string;
  readonly tableroId: number;
}

/** A subscription of the stranger to an indicador, a view of theirs that they share with nobody, and a board. */
export const foreignDeReportes: ForeignRecordsOf<Stranger, ForeignDeReportes> = {
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
    const estado = { conjunto: 'servicios', dimensiones: ['estado'], medidas: ['servicios'], filtros: [] };
    const vista = await database
      .insertInto('vistas_reportes')
      .values({
        usuario_id: personId,
        nombre: 'Vista ajena',
        conjunto: 'servicios',
        estado: JSON.stringify(estado),
        entidad_id: sql<number>`(select min(entidad_id) from membresias where usuario_id = ${personId})`,
        version_conjunto: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tablero = await database
      .insertInto('tableros')
      .values({ usuario_id: personId, nombre: 'Tablero ajeno' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { suscripcionReporteId: id, vistaReporteId: vista.id, tableroId: tablero.id };
  },
  stored: ({ suscripcionReporteId, vistaReporteId, tableroId }) => [
    { table: 'suscripciones_reportes', id: suscripcionReporteId },
    { table: 'vistas_reportes', id: vistaReporteId },
    { table: 'tableros', id: tableroId },
  ],
};
