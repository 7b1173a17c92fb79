import type { FuenteDeConsumos } from '@marco/servicios/port';

/**
 * The entidades that the request of level 1 of a version names as those that will consume it. It does not say which data each
 * reads, and nobody agreed to anything: an acuerdo says more.
 */
export const listConsumosDeclarados: FuenteDeConsumos = async (database, versionId) => {
  const rows = await database
    .selectFrom('servicios_versiones as v')
    .innerJoin('solicitudes as s', 's.id', 'v.solicitud_id')
    .innerJoin('solicitudes_consumidores as c', 'c.solicitud_id', 's.id')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .select(['e.id as entidadId', 'e.nombre as entidad', 's.radicado'])
    .where('v.id', '=', versionId)
    .execute();
  return rows.map(({ entidadId, entidad, radicado }) => ({
    entidadId,
    entidad,
    origen: 'declarado',
    referencia: radicado,
    campos: null,
    impideRetiro: false,
  }));
};
