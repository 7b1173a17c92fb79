import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { createVentanaEndpoint, deleteVentanaEndpoint, listVentanasEndpoint } from '../../contract/index.ts';
import { createVentana, deleteVentana, listVentanas } from './keep-ventanas.ts';

/** What the entidad of a servicio announces of its hours. */
export function bindVentanas(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(listVentanasEndpoint, ({ params }, context) => listVentanas(database, params.id, context)),
    bindEndpoint(createVentanaEndpoint, ({ params, body }, context) =>
      createVentana(database, params.id, body, context),
    ),
    bindEndpoint(deleteVentanaEndpoint, ({ params }, context) => deleteVentana(database, params.id, context)),
  ];
}
