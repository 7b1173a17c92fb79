import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import {
  getTareaEndpoint,
  searchTareasEndpoint,
  submitPasoTareaEndpoint,
  submitPublicacionEndpoint,
  submitRegistroXroadEndpoint,
} from '../../contract/index.ts';
import { TIPOS_TAREA } from '../../contract/tareas.terms.ts';
import { TAMANO_PAGINA } from '../../contract/terms.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { getTarea } from './get-tarea.ts';
import { presentTarea } from './present-tarea.ts';
import { submitPasoTarea } from './submit-paso-tarea.ts';
import { type PublicacionDependencies, submitPublicacion } from './submit-publicacion.ts';
import { submitRegistroXroad } from './submit-registro-xroad.ts';
import { countPorTipo, listTareas } from './tareas.queries.ts';

/** What waits for the operator. */
export function bindTareas(dependencies: PublicacionDependencies): BoundEndpoint[] {
  const { database } = dependencies;
  return [
    bindEndpoint(searchTareasEndpoint, async ({ query }, context) => {
      const { estado = 'pendiente', tipo = null, pagina = 1, tamano = TAMANO_PAGINA } = query;
      const { rows, total } = await listTareas(database, { estado, tipo, pagina, tamano });
      const esperan = await countPorTipo(database);
      const held = toHeld(context);
      return {
        tareas: rows.map((row) => presentTarea(row, held)),
        total,
        porTipo: Object.fromEntries(TIPOS_TAREA.map((uno) => [uno, esperan.get(uno) ?? 0])) as Record<
          (typeof TIPOS_TAREA)[number],
          number
        >,
      };
    }),
    bindEndpoint(getTareaEndpoint, ({ params }, context) => getTarea(database, params.id, context)),
    bindEndpoint(submitPasoTareaEndpoint, ({ params, body }, context) =>
      submitPasoTarea(database, params.id, body, context),
    ),
    bindEndpoint(submitRegistroXroadEndpoint, ({ params, body }, context) =>
      submitRegistroXroad(database, params.id, body, context),
    ),
    bindEndpoint(submitPublicacionEndpoint, ({ params }, context) =>
      submitPublicacion(dependencies, params.id, context),
    ),
  ];
}
