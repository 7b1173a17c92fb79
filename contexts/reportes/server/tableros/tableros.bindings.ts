import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import * as contract from '../../contract/index.ts';
import {
  createCopiaTablero,
  createTablero,
  deleteTablero,
  getTablero,
  listTableros,
  updateTablero,
} from './keep-tableros.ts';

/** Boards of indicators over HTTP. */
export function bindTableros(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(contract.listTablerosEndpoint, (_, context) => listTableros(database, context)),
    bindEndpoint(contract.createTableroEndpoint, ({ body }, context) =>
      createTablero(database, body, context),
    ),
    bindEndpoint(contract.getTableroDeIndicadoresEndpoint, ({ params }, context) =>
      getTablero(database, params.id, context),
    ),
    bindEndpoint(contract.updateTableroEndpoint, ({ params, body }, context) =>
      updateTablero(database, { ...params, ...body }, context),
    ),
    bindEndpoint(contract.deleteTableroEndpoint, ({ params }, context) =>
      deleteTablero(database, params.id, context),
    ),
    bindEndpoint(contract.createCopiaTableroEndpoint, ({ params }, context) =>
      createCopiaTablero(database, params.id, context),
    ),
  ];
}
