import type { LectorDeArchivos } from '@marco/archivos/port';
import { isDocumentoDeCapa } from './capas.queries.ts';
import { listAcciones } from './present-capa.ts';

/** Documents of a layer that is a draft: whoever reads layers. Those of what came in force are public with it. */
export const canReadArchivoDeCapa: LectorDeArchivos = async (database, archivoId, context) =>
  listAcciones(context).has('consultar') && isDocumentoDeCapa(database, archivoId);
