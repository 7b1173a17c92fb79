import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createComentarioMesaEndpoint,
  deleteComentarioMesaEndpoint,
  listComentariosMesaEndpoint,
  listMencionablesEndpoint,
  updateComentarioMesaEndpoint,
} from '../../contract/index.ts';
import { createComentarioMesa, deleteComentarioMesa, updateComentarioMesa } from './keep-comentarios.ts';
import { listComentariosMesa, listMencionables } from './list-comentarios.ts';

/** What those who take part in a mesa write to each other. */
export function bindConversacion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listComentariosMesaEndpoint, ({ params, query }, context) =>
      listComentariosMesa(database, { ...params, ...query }, context),
    ),
    bindEndpoint(listMencionablesEndpoint, ({ params }, context) =>
      listMencionables(database, params.idMesa, context),
    ),
    bindEndpoint(createComentarioMesaEndpoint, ({ params, body }, context) =>
      createComentarioMesa(database, { ...params, ...body }, context),
    ),
    bindEndpoint(updateComentarioMesaEndpoint, ({ params, body }, context) =>
      updateComentarioMesa(database, { ...params, ...body }, context),
    ),
    bindEndpoint(deleteComentarioMesaEndpoint, ({ params }, context) =>
      deleteComentarioMesa(database, params, context),
    ),
  ];
}
