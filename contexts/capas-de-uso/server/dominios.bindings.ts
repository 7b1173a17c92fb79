import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindCollection, createTableStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { dominios } from '../contract/dominios.collection.ts';
import { createElementos, DOMINIOS } from './dominios.sources.ts';

/** The thematic domains by the generic verbs (API-03). */
export function bindDominios(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return bindCollection(
    dominios,
    createTableStore(database, DOMINIOS, { elementos: createElementos(database) }),
  );
}
