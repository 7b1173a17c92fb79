import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import {
  getPlantilla,
  getSaliente,
  listPlantillas,
  searchSalientes,
  sendPrueba,
  submitReintento,
  updatePlantilla,
} from '../../contract/index.ts';
import { type EventosReunidos, requireEvento } from '../eventos-reunidos.ts';
import { listPlantillas as readPlantillas } from './plantillas.queries.ts';
import * as salientes from './submit-reintento.ts';
import * as plantillas from './update-plantilla.ts';

export interface CorreosDependencies extends salientes.SalientesDependencies {
  readonly eventos: EventosReunidos;
}

/** Templates and outbox. */
export function bindCorreos(dependencies: CorreosDependencies): BoundEndpoint[] {
  const { database, eventos, servidorDeCorreo } = dependencies;
  return [
    bindEndpoint(listPlantillas, async () => ({
      plantillas: await readPlantillas(database, eventos),
      servidorDeCorreo,
    })),
    bindEndpoint(getPlantilla, ({ params }) =>
      plantillas.readPlantilla(database, requireEvento(eventos, params.evento)),
    ),
    bindEndpoint(updatePlantilla, ({ params, body }, context) =>
      plantillas.updatePlantilla(database, requireEvento(eventos, params.evento), body, context),
    ),
    bindEndpoint(sendPrueba, ({ params, body }, context) =>
      plantillas.sendPrueba(database, requireEvento(eventos, params.evento), body, context),
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
