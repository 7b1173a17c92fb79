import type { DatabaseSchema } from '@marco/database';
import { OWN_ROWS_READ, type OwnData } from '@marco/server-kit';

/** What this context holds about a person, as «Mis datos» tells it. */
export const datosPropios: OwnData<DatabaseSchema> = {
  sections: [
    {
      key: 'archivos',
      title: 'Archivos cargados',
      order: 150,
      fields: { nombre: 'Nombre', bytes: 'Tamaño en bytes', fecha: 'Fecha' },
      columns: ['archivos.subido_por'],
      read: (database, usuarioId) =>
        database
          .selectFrom('archivos')
          .select(['nombre', 'tamano_bytes as bytes', 'created_at as fecha'])
          .where('subido_por', '=', usuarioId)
          .orderBy('created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
    {
      key: 'exportaciones',
      title: 'Exportaciones',
      order: 160,
      fields: { archivo: 'Archivo', estado: 'Estado', fecha: 'Fecha' },
      columns: ['exportaciones.usuario_id'],
      read: (database, usuarioId) =>
        database
          .selectFrom('exportaciones')
          .select(['nombre_archivo as archivo', 'estado', 'created_at as fecha'])
          .where('usuario_id', '=', usuarioId)
          .orderBy('created_at', 'desc')
          .limit(OWN_ROWS_READ)
          .execute(),
    },
  ],
};
