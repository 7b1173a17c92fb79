import type { Clausura } from '@marco/esquemas/port';
import {
  buildComparable,
  createClausuraDeMensaje,
  type NodoComparable,
  toLugarDeMensaje,
} from '@marco/servicios/port';
import type { PapelMensaje } from '@marco/servicios/terms';
import type { CampoEsperado } from '../../rules/esperado.ts';

/** A message of a servicio whose operation somebody said, with what its schema is made of. */
export interface MensajeDelServicio {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  /** The tree its schema is written of. */
  readonly nodos: readonly NodoComparable[];
  /** The same as a contract has to say it. */
  readonly campos: readonly CampoEsperado[];
}

/** What it takes to write and to judge the messages of a servicio, with nothing left to fetch. */
export interface MaterialMensajes {
  readonly servicioId: number;
  readonly clausura: Clausura;
  readonly mensajes: readonly MensajeDelServicio[];
}

/** The closure of a message of the material; its ids are below zero where they are of no element. */
export function createClausuraDe(
  { servicioId, clausura }: Pick<MaterialMensajes, 'servicioId' | 'clausura'>,
  { operacion, papel, nodos }: MensajeDelServicio,
): { readonly clausura: Clausura; readonly raizId: number } {
  const raiz = buildComparable(nodos, clausura);
  return createClausuraDeMensaje(raiz, clausura, toLugarDeMensaje(servicioId, operacion, papel));
}
