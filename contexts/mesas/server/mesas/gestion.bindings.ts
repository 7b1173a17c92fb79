import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeParticipanteEndpoint,
  closeServicioMesaEndpoint,
  createMesaEndpoint,
  createServicioMesaEndpoint,
  getGestionMesaEndpoint,
  getPermisosMesasEndpoint,
  updateEstadoMesaEndpoint,
  updateMesaEndpoint,
  updateParticipanteEndpoint,
} from '../../contract/index.ts';
import { canCreateMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { createMesa } from './create-mesa.ts';
import { getGestion } from './get-gestion.ts';
import { closeServicioMesa, createServicioMesa } from './keep-servicios-mesa.ts';
import { toQuienGestiona } from './quien-gestiona.ts';
import { updateEstadoMesa } from './update-estado-mesa.ts';
import { updateMesa } from './update-mesa.ts';
import { closeParticipante, updateParticipante } from './update-participante.ts';

/** What ministry staff do with the mesas (MESA-11). */
export function bindGestion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getPermisosMesasEndpoint, (_request, context) => ({
      crear: canCreateMesa(toQuienGestiona(context)),
    })),
    bindEndpoint(getGestionMesaEndpoint, ({ params }, context) =>
      getGestion(database, params.idMesa, toQuienGestiona(context)),
    ),
    bindEndpoint(createMesaEndpoint, ({ body }, context) => createMesa(database, body, context)),
    bindEndpoint(updateMesaEndpoint, ({ body }, context) => updateMesa(database, body, context)),
    bindEndpoint(updateEstadoMesaEndpoint, ({ body }, context) => updateEstadoMesa(database, body, context)),
    bindEndpoint(updateParticipanteEndpoint, ({ params, body }, context) =>
      updateParticipante(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeParticipanteEndpoint, ({ params }, context) =>
      closeParticipante(database, params, context),
    ),
    bindEndpoint(createServicioMesaEndpoint, ({ body }, context) =>
      createServicioMesa(database, body, context),
    ),
    bindEndpoint(closeServicioMesaEndpoint, ({ params }, context) =>
      closeServicioMesa(database, params, context),
    ),
  ];
}
