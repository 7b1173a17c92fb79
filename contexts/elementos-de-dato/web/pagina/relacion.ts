import type { ReferenciaVersion } from '../../contract/index.ts';
import type { RelacionEnPalabras } from '../../rules/elementos/relaciones-en-palabras.ts';

/** A relation of an element, as its page shows it. */
export type Relacion = RelacionEnPalabras<ReferenciaVersion>;
