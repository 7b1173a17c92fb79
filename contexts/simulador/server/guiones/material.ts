import type { Clausura } from '@marco/esquemas/port';
import {
  buildComparable,
  createClausuraDeMensaje,
  type NodoComparable,
  toLugarDeMensaje,
} from '@marco/servicios/port';
import type { PapelMensaje } from '@marco/servicios/terms';

/** A message of a version as its tables keep it. */
export interface MensajeDeVersion {
  readonly papel: PapelMensaje;
  readonly nodos: readonly NodoComparable[];
}

export interface OperacionDeVersion {
  readonly codigo: string;
  readonly nombre: string;
  /** Whether it only reads: it may be asked by GET too. */
  readonly esConsulta: boolean;
  readonly mensajes: readonly MensajeDeVersion[];
}

/** What the script of a version is made of, with nothing left to fetch. */
export interface MaterialDeGuion {
  readonly servicioId: number;
  /** The elements its messages carry. */
  readonly clausura: Clausura;
  readonly operaciones: readonly OperacionDeVersion[];
}

/** The closure of a message of the material; its ids are below zero where they are of no element. */
export function createClausuraDe(
  { servicioId, clausura }: Pick<MaterialDeGuion, 'servicioId' | 'clausura'>,
  operacion: string,
  { papel, nodos }: MensajeDeVersion,
): { readonly clausura: Clausura; readonly raizId: number } {
  const raiz = buildComparable(nodos, clausura);
  return createClausuraDeMensaje(raiz, clausura, toLugarDeMensaje(servicioId, operacion, papel));
}
