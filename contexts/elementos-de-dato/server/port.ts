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

export { type Cierre, getPieza, type Pieza } from '../rules/esquemas/cierre.ts';
export { presentDiaDeValores } from '../rules/esquemas/dia-de-valores.ts';
export { countValores, listValores } from './elementos/partes.queries.ts';
export { findVersion } from './elementos/version.queries.ts';
export { findCierre } from './esquemas/cierre.queries.ts';
export { addDescargaRegistro } from './esquemas/esquemas.repository.ts';
export { writeJsonSchema } from './esquemas/write-json-schema.ts';
export { writeJsonldContext } from './esquemas/write-jsonld.ts';
export { writeRdfXml, writeTurtle } from './esquemas/write-rdf.ts';
export { writeXsdDe } from './esquemas/write-xsd.ts';
export {
  type EspacioDelPaquete,
  writeEntrada,
  writeInclusion,
  writeIndicePorLineas,
} from './esquemas/write-xsd-indices.ts';
export { writeXsdDelRegistro } from './esquemas/write-xsd-registro.ts';
