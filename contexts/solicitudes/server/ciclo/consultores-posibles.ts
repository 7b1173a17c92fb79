import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { ConsultorPosible, SolicitudPorLlevar } from '../../rules/reparto/can-llevar.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { listConsultorIds, listEntidadesDe } from './consultores.queries.ts';

/** Who may be given requests, with what they may not be given. */
export async function listPosibles(
  database: Kysely<DatabaseSchema>,
): Promise<ReadonlyMap<number, ConsultorPosible>> {
  const ids = await listConsultorIds(database);
  const vinculos = await listEntidadesDe(database, ids);
  const entidades = Map.groupBy(vinculos, ({ usuario_id }) => usuario_id);
  return new Map(
    ids.map((id) => [id, { id, entidades: (entidades.get(id) ?? []).map(({ entidad_id }) => entidad_id) }]),
  );
}

/** The columns of a request that decide who may take it. */
export const toPorLlevar = ({
  estado,
  consultor_id,
  solicitante_id,
  entidad_id,
}: SolicitudRow): SolicitudPorLlevar => ({
  estado,
  consultorId: consultor_id,
  solicitanteId: solicitante_id,
  entidadId: entidad_id,
});
