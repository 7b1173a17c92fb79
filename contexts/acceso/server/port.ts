import type { DatabaseSchema } from '@marco/database';
import type { Kysely, Transaction } from 'kysely';

/** The event of this context that later ones subscribe to: a person suppressed their data. */
export interface DatosSuprimidos {
  readonly usuarioId: number;
  /** The text that replaces their name from now on. */
  readonly nombre: string;
  /** The approved memberships they had, by whose e-mail they are known in a meeting. */
  readonly vinculaciones: readonly { readonly entidadId: number; readonly correo: string }[];
}

/** Deletes the data of a later context from its own tables, in the transaction of the change. */
export type SuscriptorSupresion = (
  transaction: Transaction<DatabaseSchema>,
  evento: DatosSuprimidos,
) => Promise<void>;

/** What a person may answer for in a later context: they hand it over before they suppress their data. */
export interface Responsabilidad {
  /** How one is called, and several: 'mesa activa', 'mesas activas'. */
  readonly una: string;
  readonly varias: string;
  /** Who can take it over. */
  readonly quienLaRecibe: string;
  /** How many a person answers for now. */
  readonly count: (database: Kysely<DatabaseSchema>, usuarioId: number) => Promise<number>;
}
