import type { LectorDeArchivos } from '@marco/archivos/port';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { isDocumentoDeReunion } from './gestion-reunion.queries.ts';

/** Documents of a meeting still to be held: whoever runs mesas. Those of one that was held are public with it. */
export const canReadArchivoDeReunion: LectorDeArchivos = async (database, archivoId, context) =>
  canManageMesas(toQuienGestiona(context)).allowed && isDocumentoDeReunion(database, archivoId);
