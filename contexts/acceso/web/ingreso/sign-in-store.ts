import { useSyncExternalStore } from 'react';
import {
  findNextSignInState,
  type SignInEvent,
  type SignInState,
} from '../../rules/ingreso/sign-in-machine.ts';

interface SignInSnapshot {
  readonly state: SignInState;
  /** Why the last attempt failed, in Spanish. */
  readonly reason: string | null;
}

let snapshot: SignInSnapshot = { state: 'idle', reason: null };
const listeners = new Set<() => void>();

function getSignIn(): SignInSnapshot {
  return snapshot;
}

/** Whether the browser is on its way to the authenticator. */
export function isRedirecting(): boolean {
  return snapshot.state === 'redirecting';
}

/** Applies an event to the sign-in by its table; answers whether the present state expects the event. */
export function dispatchSignIn(event: SignInEvent, reason: string | null = null): boolean {
  const state = findNextSignInState(snapshot.state, event);
  const moved = state !== snapshot.state;
  if (moved || reason !== null) {
    snapshot = { state, reason };
    for (const listener of listeners) listener();
  }
  return moved;
}

export function useSignInSnapshot(): SignInSnapshot {
  return useSyncExternalStore(subscribe, getSignIn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
