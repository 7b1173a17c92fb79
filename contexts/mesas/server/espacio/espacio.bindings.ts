import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  getEspacioMesaEndpoint,
  submitConfirmacionEndpoint,
  submitRecordatorioReunionEndpoint,
  updateSeguimientoMesaEndpoint,
} from '../../contract/index.ts';
import { updateSeguimientoMesa } from '../mesas/update-seguimiento.ts';
import { getEspacioMesa } from './get-espacio-mesa.ts';
import { submitConfirmacion } from './submit-confirmacion.ts';
import { submitRecordatorioReunion } from './submit-recordatorio-reunion.ts';

/** The workspace of a mesa, and the answer to its next meeting. */
export function bindEspacio(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getEspacioMesaEndpoint, ({ params, query }, context) =>
      getEspacioMesa(database, { ...params, ...query }, context),
    ),
    bindEndpoint(submitConfirmacionEndpoint, ({ params, body }, context) =>
      submitConfirmacion(database, { ...params, ...body }, context),
    ),
    bindEndpoint(submitRecordatorioReunionEndpoint, ({ params }, context) =>
      submitRecordatorioReunion(database, params.idReunion, context),
    ),
    bindEndpoint(updateSeguimientoMesaEndpoint, ({ params, body }, context) =>
      updateSeguimientoMesa(database, { ...params, ...body }, context),
    ),
  ];
}
