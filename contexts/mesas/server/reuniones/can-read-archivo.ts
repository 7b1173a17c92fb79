import type { LectorDeArchivos } from '@marco/archivos/port';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { isDocumentoDeReunion } from './gestion-reunion.queries.ts';

/** Documents of a future meeting: people who run mesas. Documents of a held meeting are public. */
export const canReadArchivoDeReunion: LectorDeArchivos = async (database, archivoId, context) =>
  canManageMesas(toQuienGestiona(context)).allowed && isDocumentoDeReunion(database, archivoId);
