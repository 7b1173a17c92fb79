import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** The event of this context that later ones subscribe to: a version of an element came into force. */
export interface ElementoIncorporado {
  readonly elementoId: number;
}

/**
 * What a later context does about it, in the transaction of the change. Whoever hears of it reads what is stored, so
 * that telling the same event twice does no harm.
 */
export type SuscriptorElementoIncorporado = (
  transaction: Transaction<DatabaseSchema>,
  evento: ElementoIncorporado,
) => Promise<void>;
