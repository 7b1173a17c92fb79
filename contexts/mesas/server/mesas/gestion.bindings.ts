import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  closeParticipante,
  closeServicioMesa,
  createMesa,
  createServicioMesa,
  getGestionMesa,
  getPermisosMesas,
  updateEstadoMesa,
  updateMesa,
  updateParticipante,
} from '../../contract/index.ts';
import { canCreateMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { createMesa as runCreateMesa } from './create-mesa.ts';
import { getGestion } from './get-gestion.ts';
import {
  closeServicioMesa as runCloseServicio,
  createServicioMesa as runCreateServicio,
} from './keep-servicios-mesa.ts';
import { toQuienGestiona } from './quien-gestiona.ts';
import { updateEstadoMesa as runUpdateEstado } from './update-estado-mesa.ts';
import { updateMesa as runUpdateMesa } from './update-mesa.ts';
import {
  closeParticipante as runCloseParticipante,
  updateParticipante as runUpdateParticipante,
} from './update-participante.ts';

/** What ministry staff do with the mesas (MESA-11). */
export function bindGestion(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getPermisosMesas, (_request, context) => ({
      crear: canCreateMesa(toQuienGestiona(context)),
    })),
    bindEndpoint(getGestionMesa, ({ params }, context) =>
      getGestion(database, params.idMesa, toQuienGestiona(context)),
    ),
    bindEndpoint(createMesa, ({ body }, context) => runCreateMesa(database, body, context)),
    bindEndpoint(updateMesa, ({ body }, context) => runUpdateMesa(database, body, context)),
    bindEndpoint(updateEstadoMesa, ({ body }, context) => runUpdateEstado(database, body, context)),
    bindEndpoint(updateParticipante, ({ params, body }, context) =>
      runUpdateParticipante(database, { ...params, ...body }, context),
    ),
    bindEndpoint(closeParticipante, ({ params }, context) => runCloseParticipante(database, params, context)),
    bindEndpoint(createServicioMesa, ({ body }, context) => runCreateServicio(database, body, context)),
    bindEndpoint(closeServicioMesa, ({ params }, context) => runCloseServicio(database, params, context)),
  ];
}
