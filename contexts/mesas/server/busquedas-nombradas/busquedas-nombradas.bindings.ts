import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createBusquedaNombradaEndpoint,
  deleteBusquedaNombradaEndpoint,
  listBusquedasNombradasEndpoint,
  updateBusquedaNombradaEndpoint,
} from '../../contract/index.ts';
import { closeBusqueda, createBusqueda, listBusquedas, updateBusqueda } from './keep-nombradas.ts';

/** Searches a person keeps with a name. */
export function bindBusquedasNombradas(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listBusquedasNombradasEndpoint, (_request, context) => listBusquedas(database, context)),
    bindEndpoint(createBusquedaNombradaEndpoint, ({ body }, context) =>
      createBusqueda(database, body, context),
    ),
    bindEndpoint(updateBusquedaNombradaEndpoint, ({ params, body }, context) =>
      updateBusqueda(database, { ...params, ...body }, context),
    ),
    bindEndpoint(deleteBusquedaNombradaEndpoint, ({ params }, context) =>
      closeBusqueda(database, params, context),
    ),
  ];
}
