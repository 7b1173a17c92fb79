import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createMensajeSolicitudEndpoint,
  listConversacionEndpoint,
  updateMarcasSolicitudEndpoint,
  updateSeguimientoSolicitudEndpoint,
} from '../contract/index.ts';
import { createMensajeSolicitud } from './conversacion/create-mensaje.ts';
import { listConversacion } from './conversacion/list-conversacion.ts';
import { updateMarcasSolicitud } from './marcas/update-marcas.ts';
import { updateSeguimientoSolicitud } from './seguimiento/update-seguimiento.ts';
import { toQuienTramita } from './solicitudes/quien-tramita.ts';

/** What goes along with the steps of a request: answers to its marks, conversation, followers. */
export function bindAcompanamiento(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(updateMarcasSolicitudEndpoint, ({ params, body }, context) =>
      updateMarcasSolicitud(database, { id: params.id, respuestas: body.marcas }, context),
    ),
    bindEndpoint(listConversacionEndpoint, ({ params, query }, context) =>
      listConversacion(database, { id: params.id, ...query }, toQuienTramita(context)),
    ),
    bindEndpoint(createMensajeSolicitudEndpoint, ({ params, body }, context) =>
      createMensajeSolicitud(database, { id: params.id, texto: body.texto }, context),
    ),
    bindEndpoint(updateSeguimientoSolicitudEndpoint, ({ params, body }, context) =>
      updateSeguimientoSolicitud(database, { id: params.id, seguida: body.seguida }, context),
    ),
  ];
}
