import type { LectorDeRegistros } from '@marco/archivos/port';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';

/** Documents of a meeting still to be held: whoever runs mesas. Those of one that was held are public with it. */
export const canReadArchivoDeReunion: LectorDeRegistros = async (database, archivoId, context) => {
  if (!canManageMesas(toQuienGestiona(context)).allowed) return false;
  const row = await database
    .selectFrom('reuniones_archivos')
    .select('reunion_id')
    .where('archivo_id', '=', archivoId)
    .executeTakeFirst();
  return row !== undefined;
};
