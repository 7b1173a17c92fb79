import type { PapelMensaje } from '@marco/servicios/terms';
import type { EscrituraMensaje, FormaCampo } from './escritura.ts';
import type { EspacioValores } from './espacio-valores.ts';
import type { Lugar } from './sitio.ts';

/** A place of a message that holds a value or other places. */
export interface CampoContrato {
  readonly nombre: string;
  /** Namespace of its type where a schema of the language declares it; null in REST and for types of XSD. */
  readonly espacio: string | null;
  /** OID the contract itself says (`x-lci-oid`, an attribute `oid`). */
  readonly oid: string | null;
  readonly lugar: Lugar;
  readonly forma: FormaCampo;
  readonly valores: EspacioValores;
  readonly obligatorio: boolean;
  /** Null is any number of times. */
  readonly maximo: number | null;
  readonly anulable: boolean;
  readonly descripcion: string | null;
  /** Values the contract shows of it. */
  readonly ejemplos: readonly EjemploLeido[];
  readonly hijos: readonly CampoContrato[];
}

/** A value the contract shows. */
export interface EjemploLeido {
  readonly campo: string;
  readonly valor: string;
  readonly lugar: Lugar;
}

export interface MensajeLeido {
  readonly papel: PapelMensaje;
  /** Status, or name of the message. */
  readonly nombre: string;
  readonly lugar: Lugar;
  readonly campos: readonly CampoContrato[];
  /** Of an error: whether it has one of the structures that are accepted. */
  readonly estructuraAceptada: boolean;
  /** Null where it has no content, or is written in a way that is not followed here. */
  readonly escritura: EscrituraMensaje | null;
}

export interface OperacionLeida {
  readonly codigo: string;
  readonly lugar: Lugar;
  readonly metodo: string | null;
  readonly direccion: string | null;
  readonly descripcion: string | null;
  readonly mensajes: readonly MensajeLeido[];
}

export const FORMATOS_CONTRATO = {
  'openapi-3.0': 'OpenAPI 3.0',
  'openapi-3.1': 'OpenAPI 3.1',
  'wsdl-1.1': 'WSDL 1.1',
} as const;
export type FormatoContrato = keyof typeof FORMATOS_CONTRATO;

/** What a contract says, whatever it is written in. */
export interface ContratoLeido {
  readonly formato: FormatoContrato;
  readonly tecnologia: 'rest' | 'soap';
  /** The place that stands for the whole contract. */
  readonly lugar: Lugar;
  readonly servidores: readonly { readonly url: string; readonly lugar: Lugar }[];
  readonly operaciones: readonly OperacionLeida[];
  /** Callbacks, webhooks and operations without an answer, with what each is. */
  readonly asincronos: readonly { readonly que: string; readonly lugar: Lugar }[];
  /** Every value of an example, bound to a field or not. */
  readonly ejemplos: readonly EjemploLeido[];
  /** Places that hold themselves, or go too deep: what is inside of them is not read again. */
  readonly cortes: readonly Lugar[];
}

/** Why a contract is not looked at any further: what is wrong, and where. */
export interface RechazoContrato {
  readonly codigo: 'C-01' | 'C-02';
  readonly lugar: Lugar;
  readonly encontrado: string;
  readonly esperado: string;
  readonly correccion: string;
}

export type LecturaContrato = { readonly contrato: ContratoLeido } | { readonly rechazo: RechazoContrato };

/** The fields of a message with those inside them, outer ones first. */
export function listCampos(campos: readonly CampoContrato[]): CampoContrato[] {
  const todos: CampoContrato[] = [];
  const pendientes = [...campos].reverse();
  for (let campo = pendientes.pop(); campo; campo = pendientes.pop()) {
    todos.push(campo);
    pendientes.push(...[...campo.hijos].reverse());
  }
  return todos;
}
