import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { listActividadesEndpoint, updateActividadEndpoint } from '../../contract/index.ts';
import type { FuenteActividades } from './fuente-actividades.ts';
import { listActividades } from './list-actividades.ts';
import { updateActividad } from './update-actividad.ts';

/** Tasks of the home, from every source of the product. */
export function bindActividades(
  database: Kysely<DatabaseSchema>,
  fuentes: readonly FuenteActividades[],
): BoundEndpoint[] {
  return [
    bindEndpoint(listActividadesEndpoint, (_request, context) =>
      listActividades(database, fuentes, requireActor(context)),
    ),
    bindEndpoint(updateActividadEndpoint, ({ body }, context) =>
      updateActividad(database, fuentes, context, body),
    ),
  ];
}
