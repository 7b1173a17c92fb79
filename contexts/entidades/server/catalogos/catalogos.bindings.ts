import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { submitImportacion, verifyImportacion } from '../../contract/index.ts';
import { bindColecciones } from './colecciones.bindings.ts';
import { bindListasPublicas } from './listas-publicas.bindings.ts';
import { submitImportacion as runSubmit, verifyImportacion as runVerify } from './submit-importacion.ts';

/** The catalogues and their import (AREA-01). */
export function bindCatalogos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    ...bindColecciones(database),
    ...bindListasPublicas(database),
    bindEndpoint(verifyImportacion, ({ params, body }, context) =>
      runVerify(database, params.catalogo, body, context),
    ),
    bindEndpoint(submitImportacion, ({ params, body }, context) =>
      runSubmit(database, params.catalogo, body, context),
    ),
  ];
}
