import { openAsistente } from '@marco/asistente/port';
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
  const asistente = openAsistente(database);
  return [
    bindEndpoint(readCamposSolicitudEndpoint, async ({ body }, context) => {
      const { campos, errores, revision } = await readArchivoDeCampos(asistente, body, toCaller(context));
      return { campos: [...campos], errores: [...errores], revision };
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
