import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';

/** A trámite of an entidad in which no caller works. */
export interface ForeignTramite {
  readonly tramiteId: number;
  readonly requisitoId: number;
}

/** One trámite with one paper. */
export const foreignTramite: ForeignRecordsOf<ForeignEntidad, ForeignTramite> = {
  async create(database, { entidadId }) {
    const tramite = await database
      .insertInto('tramites')
      .values({ codigo: 'T70000001', nombre: 'Trámite ajeno', entidad_id: entidadId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const requisito = await database
      .insertInto('tramites_requisitos')
      .values({ tramite_id: tramite.id, orden: 1, nombre: 'Papel ajeno', clave: 'papelajeno' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { tramiteId: tramite.id, requisitoId: requisito.id };
  },
  stored: ({ tramiteId, requisitoId }) => [
    { table: 'tramites', id: tramiteId },
    { table: 'tramites_requisitos', id: requisitoId },
  ],
};
