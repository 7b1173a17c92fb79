import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  countSinLeerEndpoint,
  listNotificacionesEndpoint,
  listPreferenciasEndpoint,
  updateLeidasEndpoint,
  updatePreferenciasEndpoint,
} from '../../contract/index.ts';
import type { NovedadesReunidas } from '../novedades-reunidas.ts';
import * as queries from './notificaciones.queries.ts';
import { updateLeidas } from './notificaciones.repository.ts';
import { updatePreferencias } from './update-preferencias.ts';

/** The caller's own inbox: the person is always that of the session. */
export function bindNotificaciones(
  database: Kysely<DatabaseSchema>,
  novedades: NovedadesReunidas,
): BoundEndpoint[] {
  return [
    bindEndpoint(listNotificacionesEndpoint, async ({ query }, context) => {
      const { userId } = requireActor(context);
      return {
        ...(await queries.listNotificaciones(database, userId, query)),
        sinLeer: await queries.countSinLeer(database, userId),
      };
    }),
    bindEndpoint(countSinLeerEndpoint, async (_, context) => ({
      sinLeer: await queries.countSinLeer(database, requireActor(context).userId),
    })),
    bindEndpoint(updateLeidasEndpoint, async ({ body }, context) => {
      const { userId } = requireActor(context);
      await updateLeidas(database, userId, body.ids);
      return { sinLeer: await queries.countSinLeer(database, userId) };
    }),
    bindEndpoint(listPreferenciasEndpoint, (_, context) =>
      queries.listPreferencias(database, novedades, requireActor(context).userId),
    ),
    bindEndpoint(updatePreferenciasEndpoint, ({ body }, context) =>
      updatePreferencias({ database, novedades }, body.preferencias, context),
    ),
  ];
}
