import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, toCaller } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  readCamposSolicitudEndpoint,
  updateCatalogoSolicitudEndpoint,
  updateDecisionesSolicitudEndpoint,
} from '../../contract/index.ts';
import { readArchivoDeCampos } from './read-campos.ts';
import { updateCatalogacion, updateDecisiones } from './update-campos.ts';

/** Fields of a request: read from a file, catalogued by the ministry, decided by the entity. */
export function bindCatalogacion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(readCamposSolicitudEndpoint, async ({ body }, context) => {
      const { campos, errores } = await readArchivoDeCampos(body.contenido, toCaller(context));
      return { campos: [...campos], errores: [...errores] };
    }),
    bindEndpoint(updateCatalogoSolicitudEndpoint, ({ params, query, body }, context) =>
      updateCatalogacion(
        database,
        { id: params.id, usuarioId: query.usuarioId, filas: body.campos },
        context,
      ),
    ),
    bindEndpoint(updateDecisionesSolicitudEndpoint, ({ params, body }, context) =>
      updateDecisiones(database, { id: params.id, filas: body.campos }, context),
    ),
  ];
}
