import type { LectorDeArchivos } from '@marco/archivos/port';
import { isDocumentoDeCapa } from './capas.queries.ts';
import { listAcciones } from './present-capa.ts';

/** Documents of a draft layer: people who may read layers. Documents of a version that came into force are public. */
export const canReadArchivoDeCapa: LectorDeArchivos = async (database, archivoId, context) =>
  listAcciones(context).has('consultar') && isDocumentoDeCapa(database, archivoId);
