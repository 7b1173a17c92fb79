import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';

/** What waits for a person, as one task. */
export interface ActividadFound {
  readonly titulo: string;
  readonly cantidad: number;
  readonly masAntigua: Date;
  readonly masReciente: Date;
  readonly url: string;
}

/**
 * Where tasks of the home come from. A later context gives its own in its `server/module.ts`, so that this one need not know
 * what waits there.
 */
export interface FuenteActividades {
  /** Kind of task, unique over all contexts. */
  readonly codigo: string;
  /** What waits for this person in the entidad they work for; undefined when nothing does or it is not theirs to do. */
  readonly findActividad: (
    database: Kysely<DatabaseSchema>,
    actor: Actor,
  ) => Promise<ActividadFound | undefined>;
}
