import type { LectorDeRegistros } from '@marco/archivos/port';
import { hasActaCompleta } from './get-acta.ts';

/** The documents of an acta that name people: whoever reads the full edition. The public ones are anybody's. */
export const canReadArchivoDeActa: LectorDeRegistros = async (database, archivoId, context) => {
  const acta = await database
    .selectFrom('actas')
    .select(['mesa_id', 'reunion_id as id'])
    .where(({ eb, or }) => or([eb('pdf_archivo_id', '=', archivoId), eb('docx_archivo_id', '=', archivoId)]))
    .executeTakeFirst();
  return acta !== undefined && hasActaCompleta(database, acta, context);
};
