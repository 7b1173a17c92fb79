import type { LectorDeRegistros } from '@marco/archivos/port';
import { listAcciones } from './present-capa.ts';

/** Documents of a layer that is a draft: whoever reads layers. Those of what came in force are public with it. */
export const canReadArchivoDeCapa: LectorDeRegistros = async (database, archivoId, context) => {
  if (!listAcciones(context).has('consultar')) return false;
  const row = await database
    .selectFrom('capas_de_uso_archivos')
    .select('version_id')
    .where('archivo_id', '=', archivoId)
    .executeTakeFirst();
  return row !== undefined;
};
