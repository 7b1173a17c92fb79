import { type BoundEndpoint, bindEndpoint, listActions, requireActor } from '@marco/server-kit';
import {
  getPlantillaEndpoint,
  getSalienteEndpoint,
  listCambiosPlantillaEndpoint,
  listPlantillasEndpoint,
  searchSalientesEndpoint,
  sendPruebaEndpoint,
  submitReintentoEndpoint,
  updatePlantillaEndpoint,
} from '../../contract/index.ts';
import { RECURSO_PARAMETROS } from '../../contract/terms.ts';
import { type NovedadesReunidas, requireNovedad } from '../novedades-reunidas.ts';
import { listPlantillas } from './plantillas.queries.ts';
import * as salientes from './submit-reintento.ts';
import * as plantillas from './update-plantilla.ts';

export interface CorreosDependencies extends salientes.SalientesDependencies {
  readonly novedades: NovedadesReunidas;
}

/** Templates and outbox. */
export function bindCorreos(dependencies: CorreosDependencies): BoundEndpoint[] {
  const { database, novedades, servidorDeCorreo } = dependencies;
  return [
    bindEndpoint(listPlantillasEndpoint, async (_, context) => ({
      plantillas: await listPlantillas(database, novedades),
      servidorDeCorreo,
      veParametros: listActions(requireActor(context), RECURSO_PARAMETROS).has('consultar'),
    })),
    bindEndpoint(getPlantillaEndpoint, ({ params }) =>
      plantillas.readPlantilla(database, requireNovedad(novedades, params.evento)),
    ),
    bindEndpoint(listCambiosPlantillaEndpoint, ({ params }) =>
      plantillas.readCambiosPlantilla(database, requireNovedad(novedades, params.evento)),
    ),
    bindEndpoint(updatePlantillaEndpoint, ({ params, body }, context) =>
      plantillas.updatePlantilla(database, requireNovedad(novedades, params.evento), body, context),
    ),
    bindEndpoint(sendPruebaEndpoint, ({ params, body }, context) =>
      plantillas.sendPrueba(database, requireNovedad(novedades, params.evento), body, context),
    ),
    bindEndpoint(searchSalientesEndpoint, ({ query }, context) =>
      salientes.readSalientes(dependencies, query, context),
    ),
    bindEndpoint(getSalienteEndpoint, ({ params }, context) =>
      salientes.readSaliente(dependencies, params.id, context),
    ),
    bindEndpoint(submitReintentoEndpoint, ({ params }, context) =>
      salientes.submitReintento(dependencies, params.id, context),
    ),
  ];
}
