import type { PapelMensaje } from '../../contract/versiones.terms.ts';

/** A field that carries a simple element. */
export interface ContenidoSimple {
  readonly clase: 'valor';
  readonly versionId: number;
  readonly elementoId: number;
  readonly mayor: number;
}

/** A field with fields in it. */
export interface ContenidoCompuesto {
  readonly clase: 'grupo';
  readonly modelo: 'secuencia' | 'eleccion';
  /** The composite element it is; null of the message itself. */
  readonly elementoId: number | null;
  /** The version of it whose fields these are; null where the message says by itself what stands in it. */
  readonly versionId: number | null;
  readonly campos: readonly CampoComparable[];
}

/** A composite whose structure is compared by nobody here: abstract, or inside itself. */
export interface ContenidoOpaco {
  readonly clase: 'opaco';
  readonly versionId: number;
  readonly elementoId: number;
  /** Whether a message of it is known. */
  readonly conEjemplo: boolean;
}

export type ContenidoCampo = ContenidoSimple | ContenidoCompuesto | ContenidoOpaco;

export interface CampoComparable {
  readonly nombre: string;
  /** Namespace of its name in XML: that of the composite that declares it. */
  readonly espacio: string;
  readonly minimo: number;
  /** Null without a limit. */
  readonly maximo: number | null;
  readonly contenido: ContenidoCampo;
}

export interface MensajeComparable {
  readonly papel: PapelMensaje;
  /** Tells the errors of an operation apart; empty where there is one of its role. */
  readonly nombre: string;
  readonly raiz: ContenidoCompuesto;
}

export interface OperacionComparable {
  readonly codigo: string;
  readonly mensajes: readonly MensajeComparable[];
}

/** Whether a field is a list in JSON. */
export function isLista({ maximo }: Pick<CampoComparable, 'maximo'>): boolean {
  return maximo === null || maximo > 1;
}

/** How often a field comes when it comes. */
export function computeVeces({ minimo }: Pick<CampoComparable, 'minimo'>): number {
  return Math.max(1, minimo);
}

/** How its parts stand: with one part or none, a choice and a sequence are the same. */
export function findModelo({ modelo, campos }: ContenidoCompuesto): 'secuencia' | 'eleccion' {
  return campos.length < 2 ? 'secuencia' : modelo;
}
