import { useSyncExternalStore } from 'react';

/**
 * A code the server asks for while calls wait: `ingreso` before the role gives anything, `renovacion` the same for a
 * session that took the place of another on this screen, `confirmacion` for an action.
 */
export type PedidoCodigo = 'ingreso' | 'renovacion' | 'confirmacion';

const PEDIDOS: Readonly<Record<string, PedidoCodigo>> = {
  SEGUNDO_FACTOR_REQUERIDO: 'ingreso',
  CODIGO_RECIENTE_REQUERIDO: 'confirmacion',
};

let pedido: PedidoCodigo | null = null;
let waiting: ((given: boolean) => void)[] = [];
let renewed = false;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Asks the person for a code on behalf of a call the server refused with one of its codes.
 *
 * @returns whether one was given: then the call may be repeated
 */
export function askCodigo(code: string): Promise<boolean> {
  const asked = PEDIDOS[code];
  if (!asked) return Promise.resolve(false);
  pedido = asked === 'ingreso' && renewed ? 'renovacion' : (pedido ?? asked);
  notify();
  return new Promise((resolve) => waiting.push(resolve));
}

/** Ends the wait of every call. */
export function closePedido(given: boolean): void {
  const answered = waiting;
  waiting = [];
  pedido = null;
  renewed = false;
  notify();
  for (const answer of answered) answer(given);
}

/** The session was renewed under an open screen: what is typed there must not be left for another screen. */
export function keepScreen(): void {
  renewed = true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePedidoCodigo(): PedidoCodigo | null {
  return useSyncExternalStore(subscribe, () => pedido);
}
