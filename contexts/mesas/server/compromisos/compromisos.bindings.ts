import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createCompromisoEndpoint,
  listResponsablesEndpoint,
  mesasErrors,
  searchCompromisosEndpoint,
  submitProrrogaEndpoint,
  submitRecordatorioCompromisoEndpoint,
  updateCompromisoEndpoint,
  updateEstadoCompromisoEndpoint,
} from '../../contract/index.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { listResponsables } from './compromisos.queries.ts';
import { createCompromiso } from './create-compromiso.ts';
import { toQuienResponde } from './quien-responde.ts';
import { searchCompromisos } from './search-compromisos.ts';
import { submitRecordatorioCompromiso } from './submit-recordatorio.ts';
import { submitProrroga, updateCompromiso, updateEstadoCompromiso } from './update-compromiso.ts';

/** The commitments of the mesas: boards, and what is done with one. */
export function bindCompromisos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchCompromisosEndpoint, ({ body }, context) =>
      searchCompromisos(database, body, context),
    ),
    bindEndpoint(listResponsablesEndpoint, ({ params }, context) => {
      const manage = canManageMesas(toQuienResponde(context));
      requireAllowed(manage, mesasErrors, 'MESA_ACCION_NO_PERMITIDA');
      return listResponsables(database, params.idMesa);
    }),
    bindEndpoint(createCompromisoEndpoint, ({ body }, context) => createCompromiso(database, body, context)),
    bindEndpoint(updateCompromisoEndpoint, ({ params, body }, context) =>
      updateCompromiso(database, { ...body, id: params.idCompromiso }, context),
    ),
    bindEndpoint(updateEstadoCompromisoEndpoint, ({ params, body }, context) =>
      updateEstadoCompromiso(database, { ...body, id: params.idCompromiso }, context),
    ),
    bindEndpoint(submitRecordatorioCompromisoEndpoint, ({ params }, context) =>
      submitRecordatorioCompromiso(database, params.idCompromiso, context),
    ),
    bindEndpoint(submitProrrogaEndpoint, ({ params, body }, context) =>
      submitProrroga(database, { ...body, id: params.idCompromiso }, context),
    ),
  ];
}
