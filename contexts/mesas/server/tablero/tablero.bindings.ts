import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  getTableroEndpoint,
  listCalendarioCompromisosEndpoint,
  searchColumnaEndpoint,
} from '../../contract/index.ts';
import { getTablero, listCalendarioCompromisos, searchColumna } from './get-tablero.ts';

/** The board of commitments: its numbers, its columns and its calendar. */
export function bindTablero(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return [
    bindEndpoint(getTableroEndpoint, ({ body }, context) => getTablero(database, body, context)),
    bindEndpoint(searchColumnaEndpoint, ({ body }, context) => searchColumna(database, body, context)),
    bindEndpoint(listCalendarioCompromisosEndpoint, ({ body }, context) =>
      listCalendarioCompromisos(database, body, context),
    ),
  ];
}
