import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindCollection, createTableStore } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { criterios } from '../contract/criterios.collection.ts';
import { CRITERIOS, createEvaluados } from './criterios.sources.ts';

/** The criteria of evaluation by the generic verbs (API-03). */
export function bindCriterios(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  return bindCollection(
    criterios,
    createTableStore(database, CRITERIOS, { estandares: createEvaluados(database) }),
  );
}
