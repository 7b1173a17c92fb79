import type { ForeignArchivos } from '@marco/archivos/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { addSolicitud, addSolicitudNivelDos } from './add-solicitud.ts';

/** Drafts of requests of the entity. */
export interface ForeignSolicitud {
  /** Of level 1. */
  readonly solicitudId: number;
  /** Of level 2, with the version it is about. */
  readonly solicitudDosId: number;
  readonly solicitudVersionId: number;
}

/** The drafts; that of level 1 has the file of others as its document. */
export const foreignSolicitud: ForeignRecordsOf<ForeignArchivos & ForeignEntidad, ForeignSolicitud> = {
  async create(database, { entidadId, archivoId }) {
    const { id } = await addSolicitud(database, { entidadId, estado: 'borrador' });
    await database
      .insertInto('solicitudes_archivos')
      .values({ solicitud_id: id, archivo_id: archivoId })
      .execute();
    const { solicitudId: solicitudDosId, versionId } = await addSolicitudNivelDos(database, entidadId);
    return { solicitudId: id, solicitudDosId, solicitudVersionId: versionId };
  },
  stored: ({ solicitudId, solicitudDosId }) => [
    { table: 'solicitudes', id: solicitudId },
    { table: 'solicitudes', id: solicitudDosId },
  ],
};
