import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  createCalendarioPropioEndpoint,
  deleteCalendarioPropioEndpoint,
  downloadCalendarioPropioEndpoint,
  getCalendarioPropioEndpoint,
} from '../../contract/index.ts';
import { downloadCalendarioPropio } from './download-calendario-propio.ts';
import {
  createCalendarioPropio,
  deleteCalendarioPropio,
  getCalendarioPropio,
} from './keep-calendario-propio.ts';

/** The calendar a person subscribes to. */
export function bindCalendarioPropio(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getCalendarioPropioEndpoint, (_request, context) => getCalendarioPropio(database, context)),
    bindEndpoint(createCalendarioPropioEndpoint, (_request, context) =>
      createCalendarioPropio(database, context),
    ),
    bindEndpoint(deleteCalendarioPropioEndpoint, (_request, context) =>
      deleteCalendarioPropio(database, context),
    ),
    bindEndpoint(downloadCalendarioPropioEndpoint, ({ query }) =>
      downloadCalendarioPropio(database, query.clave),
    ),
  ];
}
