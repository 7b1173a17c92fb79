import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

export { canSeeSolicitud } from '../rules/ciclo/can-act-on-solicitud.ts';
export { hasAlcanzado } from '../rules/ciclo/hasta-estado.ts';

/** The event of this context that later ones subscribe to: a request took a step. */
export interface SolicitudMovida {
  readonly solicitudId: number;
}

/**
 * What a later context does about it, in the transaction of the step. Whoever hears of it reads the state that is
 * stored, so that telling the same event twice does no harm.
 */
export type SuscriptorSolicitud = (
  transaction: Transaction<DatabaseSchema>,
  evento: SolicitudMovida,
) => Promise<void>;
