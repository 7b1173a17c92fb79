import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createSolicitudRetiroEndpoint,
  deleteSolicitudRetiroEndpoint,
  updateSolicitudRetiroEndpoint,
} from '../../contract/index.ts';
import { createSolicitudRetiro, deleteSolicitudRetiro, updateSolicitudRetiro } from './write-retiro.ts';

/** The form of a request that ends a version. */
export function bindRetiro(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(createSolicitudRetiroEndpoint, ({ body }, context) =>
      createSolicitudRetiro(database, body, context),
    ),
    bindEndpoint(updateSolicitudRetiroEndpoint, ({ params, body }, context) =>
      updateSolicitudRetiro(database, params.id, body, context),
    ),
    bindEndpoint(deleteSolicitudRetiroEndpoint, ({ params }, context) =>
      deleteSolicitudRetiro(database, params.id, context),
    ),
  ];
}
