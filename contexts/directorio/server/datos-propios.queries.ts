import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'suscripciones',
      title: 'Suscripciones al directorio de servicios',
      order: 143,
      fields: {
        objeto: 'De qué',
        servicio: 'Servicio',
        elemento: 'Elemento de dato',
        busqueda: 'Búsqueda',
        frecuencia: 'Cada cuánto',
        fecha: 'Fecha',
      },
      columns: ['directorio_suscripciones.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('directorio_suscripciones')
          .select(['objeto', 'servicio_id as servicio', 'elemento_id as elemento', 'busqueda', 'frecuencia'])
          .select('created_at as fecha')
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'demandas',
      title: 'Datos que pidió para su entidad',
      order: 146,
      fields: { elemento: 'Elemento de dato', dato: 'Dato', fecha: 'Fecha' },
      columns: ['directorio_demandas.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('directorio_demandas')
          .select(['elemento_id as elemento', 'dato', 'created_at as fecha'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};
