import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { AccionDeInicio } from '../../contract/accion-inicio.terms.ts';
import type { AmbitoElegible, GrupoAsunto } from '../../contract/asunto.terms.ts';

/** What the person asks of the list of matters; the other blocks look at none of it. */
export interface PeticionDeInicio {
  readonly ambito: AmbitoElegible;
  readonly tipo?: string | undefined;
  readonly grupo?: GrupoAsunto | undefined;
}

/**
 * Something people may begin from their home. A context gives its own in its `server/module.ts`.
 */
export interface AccionOfrecida extends AccionDeInicio {
  /** Places of all actions, in this order. */
  readonly orden: number;
  /** It is found by the search alone: a home has no room for it. */
  readonly soloEnBusqueda?: true;
  /** Whether it is of this person: what its screen asks for, and the side it is of. */
  readonly isFor: (actor: Actor) => boolean;
}

/**
 * A block of the home. A context gives its own in its `server/module.ts`, and the panel that shows it in its
 * `web/panels/home-panels.ts`.
 */
export interface BloqueDeInicio {
  /** Unique over all contexts. */
  readonly codigo: string;
  /** What it shows to this person now; undefined where it is not of their rol. */
  readonly read: (
    database: Kysely<DatabaseSchema>,
    actor: Actor,
    peticion: PeticionDeInicio,
  ) => Promise<object | undefined>;
}
