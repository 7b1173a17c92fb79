import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import {
  getPlantilla,
  getSaliente,
  listPlantillas,
  searchSalientes,
  sendPrueba,
  submitReintento,
  updatePlantilla,
} from '../contract/index.ts';
import { listPlantillas as readPlantillas } from './plantillas.queries.ts';
import * as plantillas from './plantillas.ts';
import * as salientes from './salientes.ts';

/** Templates and outbox. */
export function bindCorreos(dependencies: salientes.SalientesDependencies): BoundEndpoint[] {
  const { database, servidorDeCorreo } = dependencies;
  return [
    bindEndpoint(listPlantillas, async () => ({
      plantillas: await readPlantillas(database),
      servidorDeCorreo,
    })),
    bindEndpoint(getPlantilla, ({ params }) => plantillas.readPlantilla(database, params.evento)),
    bindEndpoint(updatePlantilla, ({ params, body }, context) =>
      plantillas.updatePlantilla(database, params.evento, body, context),
    ),
    bindEndpoint(sendPrueba, ({ params, body }, context) =>
      plantillas.sendPrueba(database, params.evento, body, context),
    ),
    bindEndpoint(searchSalientes, ({ query }, context) =>
      salientes.readSalientes(dependencies, query, context),
    ),
    bindEndpoint(getSaliente, ({ params }, context) =>
      salientes.readSaliente(dependencies, params.id, context),
    ),
    bindEndpoint(submitReintento, ({ params }, context) =>
      salientes.submitReintento(dependencies, params.id, context),
    ),
  ];
}
