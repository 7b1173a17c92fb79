import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createFilaCatalogo,
  searchCatalogo,
  submitImportacion,
  updateFilaCatalogo,
  verifyImportacion,
} from '../../contract/index.ts';
import { RECURSO_CATALOGOS } from '../../contract/terms.ts';
import { canKeepCatalogo } from '../../rules/can-mantener-catalogo.ts';
import { toWire } from '../administracion/present-entidad.ts';
import { listAcciones } from '../administracion/quien-administra.ts';
import { searchFilas } from './catalogos.queries.ts';
import { bindColecciones } from './colecciones.bindings.ts';
import { submitImportacion as runSubmit, verifyImportacion as runVerify } from './import-catalogo.ts';
import { createFila, getFila, updateFila } from './keep-catalogo.ts';

/** The catalogues and their import (AREA-01). */
export function bindCatalogos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchCatalogo, async ({ params, body }, context) => {
      const acciones = listAcciones(context, RECURSO_CATALOGOS);
      return {
        ...(await searchFilas(database, params.catalogo, body)),
        permisos: {
          crear: toWire(canKeepCatalogo(acciones, 'crear')),
          editar: toWire(canKeepCatalogo(acciones, 'editar')),
        },
      };
    }),
    bindEndpoint(createFilaCatalogo, ({ params, body }, context) =>
      createFila(database, params.catalogo, body, context, getFila),
    ),
    bindEndpoint(updateFilaCatalogo, ({ params, body }, context) =>
      updateFila(database, params, () => body, context),
    ),
    bindEndpoint(verifyImportacion, ({ params, body }) => runVerify(database, params.catalogo, body)),
    ...bindColecciones(database),
    bindEndpoint(submitImportacion, ({ params, body }, context) =>
      runSubmit(database, params.catalogo, body, context),
    ),
  ];
}
