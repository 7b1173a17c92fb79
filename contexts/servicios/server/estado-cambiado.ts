import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** The event of this context that later ones subscribe to: a servicio stands in another state. */
export interface EstadoServicioCambiado {
  readonly servicioId: number;
}

/**
 * What a later context does about it, in the transaction of the change. Whoever hears of it reads the state that is
 * stored, so that telling the same event twice does no harm.
 */
export type SuscriptorEstadoServicio = (
  transaction: Transaction<DatabaseSchema>,
  evento: EstadoServicioCambiado,
) => Promise<void>;
