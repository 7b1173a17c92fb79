import { nameRows, type TrailNames } from '@marco/server-kit';

/** How people read the ids of this context in the audit trail. */
export const nombres: TrailNames = {
  objects: {
    archivo: nameRows('archivos', 'nombre', { idType: 'uuid' }),
    exportacion: nameRows('exportaciones', 'nombre_archivo', { idType: 'uuid' }),
  },
  fields: { archivoId: 'archivo', exportacionId: 'exportacion' },
};
