import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** The event of this context that later ones subscribe to: the state of a servicio changed. */
export interface EstadoServicioCambiado {
  readonly servicioId: number;
}

/**
 * The work of a later context after it, in the transaction of the change. A subscriber must read the stored state, so
 * that the same event twice does no harm.
 */
export type SuscriptorEstadoServicio = (
  transaction: Transaction<DatabaseSchema>,
  evento: EstadoServicioCambiado,
) => Promise<void>;
