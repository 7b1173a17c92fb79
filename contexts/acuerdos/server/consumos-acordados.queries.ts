import type { FuenteDeConsumos } from '@marco/servicios/port';
import { sql } from 'kysely';

/**
 * The entidades that agreed to consume a version, each acuerdo with the fields of its purposes, ids of that version, and its last
 * day. One that is suspended still holds, because it may go on; one that is only asked for does not.
 */
export const listConsumosAcordados: FuenteDeConsumos = async (database, versionId) => {
  const rows = await database
    .selectFrom('acuerdos as a')
    .innerJoin('entidades as e', 'e.id', 'a.consumidora_id')
    .select(['e.id as entidadId', 'e.nombre as entidad', 'a.numero'])
    .select(sql<string | null>`to_char(a.vigente_hasta, 'YYYY-MM-DD')`.as('vigenteHasta'))
    .select(
      sql<number[]>`array(select distinct k.campo_id from acuerdos_finalidades f
        join acuerdos_campos k on k.finalidad_id = f.id where f.acuerdo_id = a.id order by k.campo_id)`.as(
        'campos',
      ),
    )
    .where('a.version_id', '=', versionId)
    .where('a.estado', 'in', ['activo', 'suspendido'])
    .orderBy('a.id')
    .execute();
  return rows.map(({ entidadId, entidad, numero, campos, vigenteHasta }) => ({
    entidadId,
    entidad,
    origen: 'acuerdo',
    referencia: numero,
    campos,
    impideRetiro: true,
    vigenteHasta,
  }));
};
