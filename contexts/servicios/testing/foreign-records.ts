import type { ForeignElemento } from '@marco/elementos-de-dato/testing/module';
import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** A servicio of the entity, which uses the version that waits for the entity. */
export interface ForeignServicio {
  readonly servicioId: number;
  /** A version of it that is ending. */
  readonly versionDeServicioId: number;
}

/** The servicio, which answers with that version. */
export const foreignServicio: ForeignRecordsOf<ForeignElemento & ForeignEntidad, ForeignServicio> = {
  async create(database, { entidadId, versionId }) {
    const { id: servicioId } = await database
      .insertInto('servicios')
      .values({
        nombre: 'Servicio ajeno',
        descripcion: 'Ninguna.',
        entidad_id: entidadId,
        estado_servicio_id: sql<number>`(select min(id) from estados_servicio)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('servicios_elementos')
      .values({ servicio_id: servicioId, version_id: versionId, sentido: 'salida' })
      .execute();
    const version = await database
      .insertInto('servicios_versiones')
      .values({
        servicio_id: servicioId,
        mayor: 1,
        menor: 0,
        estado: 'obsoleta',
        obsoleta_desde: sql<string>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { servicioId, versionDeServicioId: version.id };
  },
  stored: ({ servicioId, versionDeServicioId }) => [
    { table: 'servicios_elementos', key: 'servicio_id', id: servicioId },
    { table: 'servicios_versiones', id: versionDeServicioId },
  ],
};
