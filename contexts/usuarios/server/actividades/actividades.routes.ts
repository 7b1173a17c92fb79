import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { listActividades, updateActividad } from '../../contract/index.ts';
import type { FuenteActividades } from './fuente-actividades.ts';
import { listActividades as runListActividades } from './list-actividades.ts';
import { updateActividad as runUpdateActividad } from './update-actividad.ts';

/** Tasks of the home, from every source of the product. */
export function bindActividades(
  database: Kysely<DatabaseSchema>,
  fuentes: readonly FuenteActividades[],
): BoundEndpoint[] {
  return [
    bindEndpoint(listActividades, (_request, context) =>
      runListActividades(database, fuentes, requireActor(context)),
    ),
    bindEndpoint(updateActividad, ({ body }, context) =>
      runUpdateActividad(database, fuentes, context, body),
    ),
  ];
}
