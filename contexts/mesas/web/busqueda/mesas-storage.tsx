import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isMesasStorageCleared } from '../../rules/busqueda/mesas-storage.ts';

/** Keys the mesas pages keep in local storage (specification §3 'Browser storage'). */
const MESAS_KEYS = { search: 'dataTblInter', active: 'active', tab: 'tab' } as const;

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
    // Forbidden or full: nothing is lost that the address does not hold.
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

const CLAVES = Object.keys(MESAS_KEYS) as Clave[];

/** Removes the stored search and tab when the person leaves the mesas (ROUTE-11). Once, at the root of the router. */
export function MesasStorageKeeper() {
  const { pathname } = useLocation();
  const left = useRef<string | null>(null);
  // Before the screen is painted, so that none shows a tab that is no longer stored.
  useLayoutEffect(() => {
    if (isMesasStorageCleared(left.current, pathname))
      for (const clave of CLAVES) writeMesasStorage(clave, null);
    left.current = pathname;
  }, [pathname]);
  return null;
}

/**
 * The search a detail was opened from, carried in the history state from page to page: the stored
 * one is gone after a meeting (ROUTE-11), this one is not.
 */
export interface MesasHistory {
  /** Query of the home that showed the search. */
  readonly busquedaMesas: string;
}

/** What the page before this one handed over; null when it was opened otherwise. */
export function useMesasHistory(): MesasHistory | null {
  const { state } = useLocation();
  if (typeof state !== 'object' || state === null || !('busquedaMesas' in state)) return null;
  return typeof state.busquedaMesas === 'string' ? { busquedaMesas: state.busquedaMesas } : null;
}
