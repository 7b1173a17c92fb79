import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'autorizaciones',
      title: 'Autorizaciones de tratamiento de datos',
      order: 30,
      fields: {
        version: 'Versión del aviso',
        autoriza: 'Autoriza',
        medio: 'Dónde',
        direccion: 'Dirección de red',
        fecha: 'Fecha',
      },
      columns: ['autorizaciones_tratamiento.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('autorizaciones_tratamiento as a')
          .leftJoin('avisos_tratamiento as v', 'v.huella', 'a.aviso_huella')
          .select(['v.version', 'a.autoriza', 'a.medio', 'a.direccion', 'a.created_at as fecha'])
          .where('a.usuario_id', '=', usuarioId)
          .orderBy('a.id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'sesiones',
      title: 'Sesiones',
      order: 40,
      fields: {
        inicio: 'Inicio',
        ultimaActividad: 'Última actividad',
        cierre: 'Cierre',
        direccion: 'Dirección de red',
        dispositivo: 'Dispositivo',
      },
      columns: ['sessions.user_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('sessions')
          .select(['created_at as inicio', 'last_seen_at as ultimaActividad', 'revoked_at as cierre'])
          .select(['address as direccion', 'user_agent as dispositivo'])
          .where('user_id', '=', usuarioId)
          .orderBy('created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'invitaciones',
      title: 'Invitaciones de administración que usó',
      order: 80,
      fields: { correoElectronico: 'Correo electrónico', fecha: 'Fecha', usada: 'Usada' },
      columns: ['invitaciones_administrador.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('invitaciones_administrador')
          .select(['correo_electronico as correoElectronico', 'created_at as fecha', 'usada_en as usada'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
  untold: [
    'codigos_recuperacion.usuario_id',
    'restablecimientos_claves.usuario_id',
    'segundos_factores.usuario_id',
  ],
};
