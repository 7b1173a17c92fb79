import { useSyncExternalStore } from 'react';
import { MESAS_KEYS } from '../../contract/storage.terms.ts';

type Clave = keyof typeof MESAS_KEYS;

const listeners = new Set<() => void>();

/** What the browser keeps of the mesas pages under a key; null when nothing or when it keeps nothing. */
export function readMesasStorage(clave: Clave): string | null {
  try {
    return localStorage.getItem(MESAS_KEYS[clave]);
  } catch {
    // A browser may forbid storage; the address still holds the search.
    return null;
  }
}

/** Keeps a text, or removes the key with null. */
export function writeMesasStorage(clave: Clave, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(MESAS_KEYS[clave]);
    else localStorage.setItem(MESAS_KEYS[clave], text);
  } catch {
    // The storage is forbidden or full; the address still holds the search.
  }
  for (const listener of listeners) listener();
}

/** A kept text, followed: a screen shows the change that a navigation makes to it. */
export function useMesasStorage(clave: Clave): string | null {
  return useSyncExternalStore(subscribe, () => readMesasStorage(clave));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
