import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  countSinLeer,
  listNotificaciones,
  listPreferencias,
  updateLeidas,
  updatePreferencias,
} from '../../contract/index.ts';
import type { NovedadesReunidas } from '../novedades-reunidas.ts';
import * as queries from './notificaciones.queries.ts';
import { updateLeidas as markLeidas } from './notificaciones.repository.ts';
import { updatePreferencias as savePreferencias } from './update-preferencias.ts';

/** The caller's own inbox: the person is always that of the session. */
export function bindNotificaciones(
  database: Kysely<DatabaseSchema>,
  novedades: NovedadesReunidas,
): BoundEndpoint[] {
  return [
    bindEndpoint(listNotificaciones, async ({ query }, context) => {
      const { userId } = requireActor(context);
      return {
        ...(await queries.listNotificaciones(database, userId, query)),
        sinLeer: await queries.countSinLeer(database, userId),
      };
    }),
    bindEndpoint(countSinLeer, async (_, context) => ({
      sinLeer: await queries.countSinLeer(database, requireActor(context).userId),
    })),
    bindEndpoint(updateLeidas, async ({ body }, context) => {
      const { userId } = requireActor(context);
      await markLeidas(database, userId, body.ids);
      return { sinLeer: await queries.countSinLeer(database, userId) };
    }),
    bindEndpoint(listPreferencias, async (_, context) => ({
      preferencias: await queries.listPreferencias(database, novedades, requireActor(context).userId),
    })),
    bindEndpoint(updatePreferencias, ({ body }, context) =>
      savePreferencias({ database, novedades }, body.preferencias, context),
    ),
  ];
}
