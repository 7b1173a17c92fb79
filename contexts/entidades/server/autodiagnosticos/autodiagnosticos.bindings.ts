import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  getAutodiagnosticoEndpoint,
  listAutodiagnosticosEndpoint,
  submitAutodiagnosticoEndpoint,
  updateAutodiagnosticoEndpoint,
} from '../../contract/index.ts';
import { getAutodiagnostico, listAutodiagnosticos } from './present-autodiagnostico.ts';
import { submitAutodiagnostico, updateAutodiagnostico } from './update-autodiagnostico.ts';

/** What entidades say of their own maturity (domain reportes §3, IND-39). */
export function bindAutodiagnosticos(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getAutodiagnosticoEndpoint, (_, context) => getAutodiagnostico(database, context)),
    bindEndpoint(updateAutodiagnosticoEndpoint, ({ body }, context) =>
      updateAutodiagnostico(database, body.respuestas, context),
    ),
    bindEndpoint(submitAutodiagnosticoEndpoint, (_, context) => submitAutodiagnostico(database, context)),
    bindEndpoint(listAutodiagnosticosEndpoint, ({ params }, context) =>
      listAutodiagnosticos(database, params.id, context),
    ),
  ];
}
