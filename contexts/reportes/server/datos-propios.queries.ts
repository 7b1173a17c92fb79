import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'suscripcionesReportes',
      title: 'Suscripciones a indicadores',
      order: 148,
      fields: {
        indicador: 'Indicador',
        parte: 'Parte',
        frecuencia: 'Cada cuánto',
        condicion: 'Cuándo se envía',
        fecha: 'Fecha',
      },
      columns: ['suscripciones_reportes.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('suscripciones_reportes')
          .select([
            'codigo as indicador',
            'ambito as parte',
            'frecuencia',
            'condicion',
            'created_at as fecha',
          ])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'tableros',
      title: 'Tableros',
      order: 149.5,
      fields: { nombre: 'Nombre', fecha: 'Fecha' },
      columns: ['tableros.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('tableros')
          .select(['nombre', 'created_at as fecha'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'vistasReportes',
      title: 'Vistas guardadas del explorador',
      order: 149.2,
      fields: { nombre: 'Nombre', conjunto: 'Conjunto', compartida: 'Compartida', fecha: 'Fecha' },
      columns: ['vistas_reportes.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('vistas_reportes')
          .select(['nombre', 'conjunto', 'compartida', 'created_at as fecha'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};
