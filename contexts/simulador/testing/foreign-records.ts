import type { ForeignServicio } from '@marco/servicios/testing/module';
import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';

/** A version of a servicio of the entity, with a rehearsal of it. */
export interface ForeignEnsayo {
  readonly versionEnsayadaId: number;
  readonly ensayoId: number;
}

export const foreignEnsayo: ForeignRecordsOf<ForeignServicio & Stranger, ForeignEnsayo> = {
  async create(database, { servicioId, personId }) {
    const version = await database
      .insertInto('servicios_versiones')
      .values({ servicio_id: servicioId, mayor: 77, menor: 0, estado: 'estandarizada' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ensayo = await database
      .insertInto('simulador_ensayos')
      .values({
        version_id: version.id,
        usuario_id: personId,
        superadas: 0,
        fallidas: 0,
        total: 0,
        pruebas: '[]',
        registros: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { versionEnsayadaId: version.id, ensayoId: ensayo.id };
  },
  stored: ({ ensayoId }) => [{ table: 'simulador_ensayos', id: ensayoId }],
};
