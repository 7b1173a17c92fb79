import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { submitImportacionEndpoint, verifyImportacionEndpoint } from '../../contract/index.ts';
import { bindColecciones } from './colecciones.bindings.ts';
import { bindListasPublicas } from './listas-publicas.bindings.ts';
import { submitImportacion, verifyImportacion } from './submit-importacion.ts';

/** The catalogues and their import (AREA-01). */
export function bindCatalogos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    ...bindColecciones(database),
    ...bindListasPublicas(database),
    bindEndpoint(verifyImportacionEndpoint, ({ params, body }, context) =>
      verifyImportacion(database, params.catalogo, body, context),
    ),
    bindEndpoint(submitImportacionEndpoint, ({ params, body }, context) =>
      submitImportacion(database, params.catalogo, body, context),
    ),
  ];
}
