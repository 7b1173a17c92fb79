import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'auditoria',
      title: 'Lo que hizo en el sistema',
      order: 90,
      fields: {
        fecha: 'Fecha',
        accion: 'Acción',
        resultado: 'Resultado',
        tipoObjeto: 'Sobre qué',
        objeto: 'Cuál',
        rol: 'Rol',
        direccion: 'Dirección de red',
      },
      read: (database, usuarioId) =>
        database
          .selectFrom('audit_events')
          .select(['occurred_at as fecha', 'action as accion', 'result as resultado'])
          .select(['object_type as tipoObjeto', 'object_id as objeto'])
          .select(['actor_role as rol', 'address as direccion'])
          .where('actor_user_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};
