import type { ArbolMensaje } from './arbol-mensaje.ts';
import type { Lugar } from './sitio.ts';

/** How a field is written in a message. */
export interface FormaCampo {
  /** Whether JSON has a list there. */
  readonly esLista: boolean;
  /** In XML, an attribute of what it is in. */
  readonly esAtributo: boolean;
  /** In XML, namespace of its name; empty where it has none. */
  readonly espacio: string;
}

export const EN_JSON: FormaCampo = { esLista: false, esAtributo: false, espacio: '' };

/** The schema by which a contract itself judges a message. */
export type EsquemaPropio =
  | { readonly tipo: 'json'; readonly texto: string }
  | {
      readonly tipo: 'xsd';
      /** The first one asks for the others. */
      readonly archivos: readonly { readonly ruta: string; readonly texto: string }[];
    };

/** A whole message the contract shows. */
export interface EjemploEntero {
  readonly lugar: Lugar;
  /** What it says; several where it is a list of them. */
  readonly list: () => readonly ArbolMensaje[];
}

/** How a message of a contract is written, and what the contract judges it by. */
export interface EscrituraMensaje {
  readonly forma: 'json' | 'xml';
  /** Of JSON: how many of the fields travel in the address; the others are the body. */
  readonly parametros: number;
  /** Of JSON: whether the body is a list of what the fields are of. */
  readonly cuerpoEsLista: boolean;
  /** Of XML: the element the message is, and whether that is the only field. */
  readonly raiz: { readonly espacio: string; readonly nombre: string; readonly esCampo: boolean } | null;
  readonly ejemplos: readonly EjemploEntero[];
  /** Made when it is asked for. */
  readonly createEsquema: () => EsquemaPropio;
}
