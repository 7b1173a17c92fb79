import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { createMesa, getGestionMesa, getPermisosMesas, updateMesa } from '../../contract/index.ts';
import { canCreateMesa } from '../../rules/can-edit-mesa.ts';
import { createMesa as runCreateMesa } from './create-mesa.ts';
import { toWire } from './present-gestion.ts';
import { toQuienGestiona } from './quien-gestiona.ts';
import { getGestion } from './update-locked-mesa.ts';
import { updateMesa as runUpdateMesa } from './update-mesa.ts';

/** What ministry staff do with the mesas (MESA-11). */
export function bindGestion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getPermisosMesas, (_request, context) => ({
      crear: toWire(canCreateMesa(toQuienGestiona(context))),
    })),
    bindEndpoint(getGestionMesa, ({ params }, context) =>
      getGestion(database, params.idMesa, toQuienGestiona(context)),
    ),
    bindEndpoint(createMesa, ({ body }, context) => runCreateMesa(database, body, context)),
    bindEndpoint(updateMesa, ({ body }, context) => runUpdateMesa(database, body, context)),
  ];
}
