import type { ForeignEntidad } from '@marco/entidades/testing/module';
import type { ForeignRecordsOf, Stranger } from '@marco/test-kit/declarations';
import { sql } from 'kysely';
import { addAcuerdoEn, addServicioConCampos } from './add-acuerdo.ts';

/** What the entity asks for and what it offers. */
export interface ForeignAcuerdo {
  /** A draft: nobody else reads it. */
  readonly acuerdoId: number;
  readonly desacuerdoId: number;
  /** A version of a servicio of the entity. */
  readonly versionOfrecidaId: number;
}

/** A draft of the entity for a servicio of another one, with a disagreement about it, and a version it offers. */
export const foreignAcuerdo: ForeignRecordsOf<ForeignEntidad & Stranger, ForeignAcuerdo> = {
  async create(database, { entidadId, personId }) {
    const { rows } = await sql<{ id: number }>`
      select id from entidades where id <> ${entidadId} and id not in (select entidad_id from membresias)
      order by id limit 1`.execute(database);
    const proveedoraId = rows[0]?.id;
    if (proveedoraId === undefined) throw new Error('Every entity of the demo data has people.');
    const servicio = await addServicioConCampos(database, proveedoraId);
    const acuerdoId = await addAcuerdoEn(database, {
      servicio,
      consumidoraId: entidadId,
      proveedoraId,
      creadoPor: personId,
    });
    const { id: desacuerdoId } = await database
      .insertInto('desacuerdos')
      .values({ acuerdo_id: acuerdoId, asunto: 'rechazo', reclamo: 'De prueba.' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { versionId: versionOfrecidaId } = await addServicioConCampos(database, entidadId);
    return { acuerdoId, desacuerdoId, versionOfrecidaId };
  },
  stored: ({ acuerdoId, desacuerdoId, versionOfrecidaId }) => [
    { table: 'acuerdos', id: acuerdoId },
    { table: 'acuerdos_finalidades', id: acuerdoId, key: 'acuerdo_id' },
    { table: 'desacuerdos', id: desacuerdoId },
    { table: 'acuerdos_politicas', id: versionOfrecidaId, key: 'version_id' },
  ],
};
