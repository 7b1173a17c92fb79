import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'notificaciones',
      title: 'Notificaciones',
      order: 50,
      fields: { fecha: 'Fecha', titulo: 'Título', texto: 'Texto', leida: 'Leída' },
      columns: ['notificaciones.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('notificaciones')
          .select(['created_at as fecha', 'titulo', 'texto', 'leida_en as leida'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'preferencias',
      title: 'Preferencias de notificación',
      order: 60,
      fields: { evento: 'Evento', correo: 'Por correo', producto: 'En el sistema' },
      columns: ['preferencias_notificacion.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('preferencias_notificacion')
          .select(['evento', 'correo', 'producto'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('evento')
          .execute(),
    },
  ],
  inTrail: [
    'parametros_cambios.usuario_id',
    'parametros_cambios.decidido_por_id',
    'plantillas_cambios.usuario_id',
  ],
};
