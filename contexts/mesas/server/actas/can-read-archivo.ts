import type { LectorDeArchivos } from '@marco/archivos/port';
import { findActaDeArchivo } from './acta.queries.ts';
import { hasActaCompleta } from './get-acta.ts';

/** The documents of an acta that name people: whoever reads the full edition. The public ones are anybody's. */
export const canReadArchivoDeActa: LectorDeArchivos = async (database, archivoId, context) => {
  const acta = await findActaDeArchivo(database, archivoId);
  return acta !== undefined && hasActaCompleta(database, acta, context);
};
