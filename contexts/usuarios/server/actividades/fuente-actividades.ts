import type { DatabaseSchema } from '@marco/database';
import type { Actor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { AmbitoAsunto, ClaseAsunto } from '../../contract/asunto.terms.ts';
import type { BuildAsuntos } from './asuntos.queries.ts';

/** What the list says of a matter. */
export interface TextosDeAsunto {
  readonly id: number;
  /** What to do, as a sentence with its verb. */
  readonly titulo: string;
  /** Where it comes from. */
  readonly detalle: string;
  /** Who must act, where it is not the person. */
  readonly enManosDe?: string | null;
  /** Hour of a meeting, as people read it. */
  readonly hora?: string;
  readonly boton: string;
  readonly url: string;
}

/** Matters of one kind that wait for somebody. */
export interface EsperaDeAsuntos {
  /** The kind, as people read it. */
  readonly titulo: string;
  /** The list they are of. */
  readonly url: string;
  readonly buildAsuntos: BuildAsuntos;
  /** What the list says of some of them, in any order; one that is gone meanwhile is left out. */
  readonly listTextos: (
    database: Kysely<DatabaseSchema>,
    ids: readonly number[],
  ) => Promise<readonly TextosDeAsunto[]>;
}

/**
 * Where the matters of the home come from. A later context gives its own in its `server/module.ts`, so that this one need
 * not know what waits there.
 */
export interface FuenteActividades {
  /** Kind of task, unique over all contexts. */
  readonly codigo: string;
  readonly clase: ClaseAsunto;
  /**
   * What of this kind waits for this person in the entidad they work for (`mio`), for anybody of it (`entidad`), or
   * for others who must do something for it (`otros`); undefined where it is not theirs.
   */
  readonly findEspera: (actor: Actor, ambito: AmbitoAsunto) => EsperaDeAsuntos | undefined;
}
