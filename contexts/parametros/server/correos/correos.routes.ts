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
import { type NovedadesReunidas, requireNovedad } from '../novedades-reunidas.ts';
import { listPlantillas as readPlantillas } from './plantillas.queries.ts';
import * as salientes from './submit-reintento.ts';
import * as plantillas from './update-plantilla.ts';

export interface CorreosDependencies extends salientes.SalientesDependencies {
  readonly novedades: NovedadesReunidas;
}

/** Templates and outbox. */
export function bindCorreos(dependencies: CorreosDependencies): BoundEndpoint[] {
  const { database, novedades, servidorDeCorreo } = dependencies;
  return [
    bindEndpoint(listPlantillas, async () => ({
      plantillas: await readPlantillas(database, novedades),
      servidorDeCorreo,
    })),
    bindEndpoint(getPlantilla, ({ params }) =>
      plantillas.readPlantilla(database, requireNovedad(novedades, params.evento)),
    ),
    bindEndpoint(updatePlantilla, ({ params, body }, context) =>
      plantillas.updatePlantilla(database, requireNovedad(novedades, params.evento), body, context),
    ),
    bindEndpoint(sendPrueba, ({ params, body }, context) =>
      plantillas.sendPrueba(database, requireNovedad(novedades, params.evento), body, context),
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
