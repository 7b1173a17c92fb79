import type { InformeMensaje } from '../../../contract/validador.schema.ts';
import type { FormatoMensaje } from '../../../contract/validador.terms.ts';
import type { ElementoDelEsquema } from '../../../rules/validador/build-nodos.ts';
import type { ArchivoEsquema } from '../../../rules/validador/esquema-xsd.ts';
import type { FormasMensaje } from '../../../rules/validador/formas-mensaje.ts';

export interface RaizEsperada {
  readonly nombre: string;
  readonly espacio: string;
}

/** What messages are validated against, with nothing left to fetch. */
export type Esquema =
  | {
      readonly tipo: 'xsd';
      readonly archivos: readonly ArchivoEsquema[];
      /** Path of the file that includes the others; null where the message's root decides. */
      readonly raiz: string | null;
      /** The element a message begins with; null where any the schema declares will do. */
      readonly raizEsperada: RaizEsperada | null;
      /** Patterns that are not among the files, because the linear engine judges them; null where there are none. */
      readonly formas: FormasMensaje | null;
      readonly elementos: ReadonlyMap<string, ElementoDelEsquema>;
    }
  | {
      readonly tipo: 'json';
      readonly texto: string;
      /** The element the whole message is; null for a schema somebody brought. */
      readonly raiz: string | null;
      readonly elementos: ReadonlyMap<string, ElementoDelEsquema>;
    };

/** One message for a process. */
export interface Tarea {
  readonly mensaje: Uint8Array;
  /** Null where the text shows it. */
  readonly formato: FormatoMensaje | null;
  readonly esquema: Esquema;
}

/** What a process answers; the name of the file is known by the person who asked. */
export type Informe = Omit<InformeMensaje, 'archivo'>;
