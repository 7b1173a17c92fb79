import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createCompromiso,
  listResponsables,
  mesasErrors,
  searchCompromisos,
  updateCompromiso,
  updateEstadoCompromiso,
} from '../../contract/index.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { listResponsables as listPeople } from './compromisos.queries.ts';
import { createCompromiso as runCreate } from './create-compromiso.ts';
import { toQuienResponde } from './quien-responde.ts';
import { searchCompromisos as runSearch } from './search-compromisos.ts';
import {
  updateCompromiso as runUpdate,
  updateEstadoCompromiso as runUpdateEstado,
} from './update-compromiso.ts';

/** The commitments of the mesas: boards, and what is done with one. */
export function bindCompromisos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(searchCompromisos, ({ body }, context) => runSearch(database, body, context)),
    bindEndpoint(listResponsables, ({ params }, context) => {
      const manage = canManageMesas(toQuienResponde(context));
      requireAllowed(manage, mesasErrors, 'MESA_ACCION_NO_PERMITIDA');
      return listPeople(database, params.idMesa);
    }),
    bindEndpoint(createCompromiso, ({ body }, context) => runCreate(database, body, context)),
    bindEndpoint(updateCompromiso, ({ params, body }, context) =>
      runUpdate(database, { ...body, id: params.idCompromiso }, context),
    ),
    bindEndpoint(updateEstadoCompromiso, ({ params, body }, context) =>
      runUpdateEstado(database, { ...body, id: params.idCompromiso }, context),
    ),
  ];
}
