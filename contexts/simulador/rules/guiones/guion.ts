import type { Sujeto } from '../poblacion/atributos.ts';

/** Type the values of an element are written in. */
export type TipoEscrito =
  | 'cadena'
  | 'uri'
  | 'entero'
  | 'decimal'
  | 'booleano'
  | 'binario'
  | 'fecha'
  | 'fecha-hora'
  | 'hora';

/** What the values of an element are judged by; bounds that mean nothing for its type are null. */
export interface ReglasDeGuion {
  /** The codes of a list; null where it is none. */
  readonly codigos: readonly string[] | null;
  readonly longitudMinima: number | null;
  readonly longitudMaxima: number | null;
  readonly totalDigitos: number | null;
  readonly decimales: number | null;
  readonly valorMinimo: string | null;
  readonly valorMaximo: string | null;
  readonly patron: string | null;
}

/** Values of a simple element, as the schemas of the language made them. */
export interface ValorDeGuion {
  readonly identificador: string;
  readonly nombre: string;
  /** As M.m. */
  readonly version: string;
  readonly tipoDato: TipoEscrito;
  readonly reglas: ReglasDeGuion;
  /** Values its rules accept, the best known first; at least one. */
  readonly validos: readonly string[];
  /** Those of them at its bounds; empty where it has none. */
  readonly limites: readonly string[];
  /** Of whom of the population it speaks; null where it speaks of nobody. */
  readonly sujeto: Sujeto | null;
  /** Positions of those of them whose value its rules do not accept. */
  readonly rehusados: readonly number[];
}

/** A part of a message that carries a value: its place in the values of the script. */
export interface HojaDeGuion {
  readonly clase: 'valor';
  readonly valor: number;
}

/** What stands where an abstract composite is asked for says what it is. */
export interface TipoDicho {
  /** Place of its namespace. */
  readonly espacio: number;
  /** Its name in XML, and in JSON. */
  readonly tipo: string;
  readonly clave: string;
}

export interface GrupoDeGuion {
  readonly clase: 'grupo';
  /** Place of the namespace of what it declares. */
  readonly espacio: number;
  readonly tipoDicho: TipoDicho | null;
  /** Whether others than these may come in its place: of a choice and of what is abstract the script has one. */
  readonly esAbierto: boolean;
  readonly campos: readonly CampoDeGuion[];
}

export interface CampoDeGuion {
  readonly nombre: string;
  /** Place of its namespace. */
  readonly espacio: number;
  readonly minimo: number;
  /** Null without a limit. */
  readonly maximo: number | null;
  /** Whether a message is right without it. */
  readonly puedeFaltar: boolean;
  readonly contenido: GrupoDeGuion | HojaDeGuion;
}

/** What is done to a right message to break one rule. */
export type CambioDeGuion =
  | { readonly clase: 'texto'; readonly texto: string }
  | { readonly clase: 'sin' }
  | { readonly clase: 'sobra' }
  | { readonly clase: 'veces'; readonly veces: number }
  | { readonly clase: 'junto'; readonly campo: CampoDeGuion; readonly despues: string };

/** One rule of one place of a message, and how to break that one alone. */
export interface RotoDeGuion {
  readonly regla: string;
  /** Names from the root to the place, with `/` between them; empty for the message itself. */
  readonly lugar: string;
  /** What it breaks, in Spanish. */
  readonly rompe: string;
  /** JSON Schema cannot say this rule: only XML refuses it. */
  readonly soloXml: boolean;
  readonly cambio: CambioDeGuion;
}

export interface EspacioDeGuion {
  readonly uri: string;
  readonly prefijo: string;
}

/** A message of an operation with what is needed to write it, with nothing left to fetch. */
export interface MensajeDeGuion {
  /** Name of its root in XML, and place of its namespace. */
  readonly elemento: string;
  readonly espacio: number;
  readonly espacios: readonly EspacioDeGuion[];
  readonly raiz: GrupoDeGuion;
  readonly rotos: readonly RotoDeGuion[];
}

export interface OperacionDeGuion {
  readonly codigo: string;
  readonly nombre: string;
  /** Whether it only reads: it may be asked by GET too. */
  readonly esConsulta: boolean;
  /** What it asks for; null for one that asks for nothing. */
  readonly peticion: MensajeDeGuion | null;
  /** What it answers; null for one whose answer nobody described. */
  readonly respuesta: MensajeDeGuion | null;
  /** How it says that something is wrong; null where nobody described it. */
  readonly error: MensajeDeGuion | null;
}

/** Everything the simulator of a version answers with: the same in the server and in a browser. */
export interface Guion {
  readonly valores: readonly ValorDeGuion[];
  readonly operaciones: readonly OperacionDeGuion[];
}
