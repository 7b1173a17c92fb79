import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createSolicitudNivelTresEndpoint,
  deleteSolicitudNivelTresEndpoint,
  getListaVerificacionEndpoint,
  updateSolicitudNivelTresEndpoint,
  updateVerificacionSolicitudEndpoint,
} from '../../contract/index.ts';
import { getListaVerificacion } from './get-lista-verificacion.ts';
import { updateVerificacionSolicitud } from './update-verificacion.ts';
import {
  createSolicitudNivelTres,
  deleteSolicitudNivelTres,
  updateSolicitudNivelTres,
} from './write-nivel-tres.ts';

/** The form of a request of level 3 and what is said of its items. */
export function bindNivelTres(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getListaVerificacionEndpoint, () => getListaVerificacion(database)),
    bindEndpoint(createSolicitudNivelTresEndpoint, ({ body }, context) =>
      createSolicitudNivelTres(database, body, context),
    ),
    bindEndpoint(updateSolicitudNivelTresEndpoint, ({ params, body }, context) =>
      updateSolicitudNivelTres(database, params.id, body, context),
    ),
    bindEndpoint(deleteSolicitudNivelTresEndpoint, ({ params }, context) =>
      deleteSolicitudNivelTres(database, params.id, context),
    ),
    bindEndpoint(updateVerificacionSolicitudEndpoint, ({ params, body }, context) =>
      updateVerificacionSolicitud(database, params.id, body.items, context),
    ),
  ];
}
