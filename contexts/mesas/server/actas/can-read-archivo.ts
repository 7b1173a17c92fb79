import type { LectorDeArchivos } from '@marco/archivos/port';
import { findActaDeArchivo } from './acta.queries.ts';
import { hasActaCompleta } from './get-acta.ts';

/**
 * Documents of an acta with names of people: those who may read the full edition. The public documents are for
 * anybody.
 */
export const canReadArchivoDeActa: LectorDeArchivos = async (database, archivoId, context) => {
  const acta = await findActaDeArchivo(database, archivoId);
  return acta !== undefined && hasActaCompleta(database, acta, context);
};
