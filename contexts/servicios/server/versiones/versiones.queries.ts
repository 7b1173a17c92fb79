import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { EstadoSuspendible, EstadoVersionServicio } from '../../contract/versiones.terms.ts';

type Database = Kysely<DatabaseSchema>;

/** Versions of a servicio, the newest one first. */
export async function listVersiones(database: Database, servicioId: number) {
  const rows = await database
    .selectFrom('servicios_versiones as v')
    .select(['v.id', 'v.mayor', 'v.menor', 'v.estado', 'v.suspendida_desde', 'v.estandarizada_en'])
    .where('v.servicio_id', '=', servicioId)
    .orderBy('v.mayor', 'desc')
    .orderBy('v.menor', 'desc')
    .execute();
  return rows.map(({ id, mayor, menor, estado, suspendida_desde, estandarizada_en }) => ({
    id,
    mayor,
    menor,
    estado: estado as EstadoVersionServicio,
    suspendidaDesde: suspendida_desde as EstadoSuspendible | null,
    estandarizadaEn: estandarizada_en,
  }));
}
