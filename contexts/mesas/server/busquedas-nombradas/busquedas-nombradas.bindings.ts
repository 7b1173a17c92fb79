import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createBusquedaNombrada,
  deleteBusquedaNombrada,
  listBusquedasNombradas,
  updateBusquedaNombrada,
} from '../../contract/index.ts';
import { closeBusqueda, createBusqueda, listBusquedas, updateBusqueda } from './keep-nombradas.ts';

/** Searches a person keeps with a name. */
export function bindBusquedasNombradas(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listBusquedasNombradas, (_request, context) => listBusquedas(database, context)),
    bindEndpoint(createBusquedaNombrada, ({ body }, context) => createBusqueda(database, body, context)),
    bindEndpoint(updateBusquedaNombrada, ({ params, body }, context) =>
      updateBusqueda(database, { ...params, ...body }, context),
    ),
    bindEndpoint(deleteBusquedaNombrada, ({ params }, context) => closeBusqueda(database, params, context)),
  ];
}
