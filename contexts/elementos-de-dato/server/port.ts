import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';

/** The event of this context that later ones subscribe to: a version of an element came into force. */
export interface ElementoIncorporado {
  readonly elementoId: number;
}

/**
 * The work of a later context after it, in the transaction of the change. A subscriber must read the stored state, so
 * that the same event twice does no harm.
 */
export type SuscriptorElementoIncorporado = (
  transaction: Transaction<DatabaseSchema>,
  evento: ElementoIncorporado,
) => Promise<void>;

export { canSeeVersion } from '../rules/ciclo/can-act-on-elemento.ts';
export { compareEspacios } from '../rules/comparacion/espacios-de-valores.ts';
export { findConsejos } from '../rules/consejos/find-consejos.ts';
export { listMostrados } from '../rules/elementos/estados-mostrados.ts';
export { TIPO_ELEMENTOS } from './elementos/fuente-elementos.ts';
export { countValores, listValores } from './elementos/partes.queries.ts';
export { toQuienElabora } from './elementos/quien-elabora.ts';
export { buildVersionesLegibles } from './elementos/search-elementos.queries.ts';
export { findVersion } from './elementos/version.queries.ts';
