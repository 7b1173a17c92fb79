import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createVistaDeBusquedaEndpoint,
  deleteVistasDeBusquedaEndpoint,
  getInicioDeBusquedaEndpoint,
  searchTodoEndpoint,
} from '../../contract/index.ts';
import type { AccionOfrecida } from '../inicio/bloque-de-inicio.ts';
import { createVistaDeBusqueda } from './create-vista-de-busqueda.ts';
import { getInicioDeBusqueda } from './get-inicio-de-busqueda.ts';
import { type LugaresDeBusqueda, searchTodo } from './search-todo.ts';
import { deleteVistas } from './vistas.repository.ts';

/** The search over every context of the product. */
export function bindBusqueda(
  database: Kysely<DatabaseSchema>,
  lugares: LugaresDeBusqueda,
  acciones: readonly AccionOfrecida[],
): BoundEndpoint[] {
  const { fuentes } = lugares;
  return [
    bindEndpoint(searchTodoEndpoint, ({ query }, context) => searchTodo(database, lugares, query, context)),
    bindEndpoint(getInicioDeBusquedaEndpoint, (_, context) =>
      getInicioDeBusqueda(database, fuentes, acciones, context),
    ),
    bindEndpoint(createVistaDeBusquedaEndpoint, ({ body }, context) =>
      createVistaDeBusqueda(database, fuentes, body, context),
    ),
    bindEndpoint(deleteVistasDeBusquedaEndpoint, async (_, context) => ({
      borradas: await deleteVistas(database, requireActor(context).userId),
    })),
  ];
}
