import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'comentarios',
      title: 'Comentarios sobre elementos de dato',
      order: 130,
      fields: { fecha: 'Fecha', texto: 'Comentario', version: 'Versión del elemento' },
      columns: ['elementos_comentarios.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('elementos_comentarios')
          .select(['created_at as fecha', 'texto', 'version_id as version'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('id', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'elementosSeguidos',
      title: 'Elementos de dato que sigue',
      order: 135,
      fields: { fecha: 'Desde', elemento: 'Elemento' },
      columns: ['elementos_seguidores.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('elementos_seguidores')
          .innerJoin('elementos_de_dato', 'elementos_de_dato.id', 'elementos_seguidores.elemento_id')
          .select(['elementos_seguidores.created_at as fecha', 'elementos_de_dato.identificador as elemento'])
          .where('elementos_seguidores.usuario_id', '=', usuarioId)
          .orderBy('elementos_seguidores.created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
  inTrail: [
    'elementos_caducidades.programada_por',
    'elementos_comentarios.resuelto_por',
    'elementos_transiciones.usuario_id',
    'elementos_versiones.aprobador_id',
    'elementos_versiones.autor_id',
    'elementos_versiones.incorporado_por_id',
    'elementos_versiones.revisor_id',
  ],
};
