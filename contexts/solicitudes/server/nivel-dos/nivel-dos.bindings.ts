import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import {
  createSolicitudNivelDosEndpoint,
  deleteMensajeSolicitudEndpoint,
  deleteSolicitudNivelDosEndpoint,
  findCorrespondenciaEndpoint,
  getEjemploMensajeEndpoint,
  updateSolicitudNivelDosEndpoint,
  verifyMensajeSolicitudEndpoint,
  verifySolicitudNivelDosEndpoint,
} from '../../contract/index.ts';
import { deleteMensajeSolicitud, verifyMensajeSolicitud } from './keep-mensajes.ts';
import {
  type Evidencia,
  findCorrespondencia,
  getEjemploMensaje,
  verifySolicitudNivelDos,
} from './verify-nivel-dos.ts';
import {
  createSolicitudNivelDos,
  deleteSolicitudNivelDos,
  updateSolicitudNivelDos,
} from './write-nivel-dos.ts';

/** The form of a request of level 2 and its evidence. */
export function bindNivelDos(evidencia: Evidencia): BoundEndpoint[] {
  const { database } = evidencia;
  return [
    bindEndpoint(createSolicitudNivelDosEndpoint, ({ body }, context) =>
      createSolicitudNivelDos(database, body, context),
    ),
    bindEndpoint(updateSolicitudNivelDosEndpoint, ({ params, body }, context) =>
      updateSolicitudNivelDos(database, params.id, body, context),
    ),
    bindEndpoint(deleteSolicitudNivelDosEndpoint, ({ params }, context) =>
      deleteSolicitudNivelDos(database, params.id, context),
    ),
    bindEndpoint(verifySolicitudNivelDosEndpoint, ({ params }, context) =>
      verifySolicitudNivelDos(evidencia, params.id, context),
    ),
    bindEndpoint(findCorrespondenciaEndpoint, ({ params }, context) =>
      findCorrespondencia(evidencia, params.id, context),
    ),
    bindEndpoint(getEjemploMensajeEndpoint, ({ params, query }, context) =>
      getEjemploMensaje(evidencia, { id: params.id, ...query }, context),
    ),
    bindEndpoint(verifyMensajeSolicitudEndpoint, ({ params, query }, context) =>
      verifyMensajeSolicitud(evidencia, { id: params.id, ...query }, context),
    ),
    bindEndpoint(deleteMensajeSolicitudEndpoint, ({ params }, context) =>
      deleteMensajeSolicitud(evidencia, params, context),
    ),
  ];
}
