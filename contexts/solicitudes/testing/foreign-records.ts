import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { addSolicitud } from './add-solicitud.ts';

/** A draft of a request of the entity. */
export interface ForeignSolicitud {
  readonly solicitudId: number;
}

/** The draft, with the file of others as its document. */
export const foreignSolicitud: ForeignRecordsOf<ForeignArchivos & ForeignEntidad, ForeignSolicitud> = {
  async create(database, { entidadId, archivoId }) {
    const { id } = await addSolicitud(database, { entidadId, estado: 'borrador' });
    await database
      .insertInto('solicitudes_archivos')
      .values({ solicitud_id: id, archivo_id: archivoId })
      .execute();
    return { solicitudId: id };
  },
  stored: ({ solicitudId }) => [{ table: 'solicitudes', id: solicitudId }],
};
