import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(step: 1 | -1): void {
  pending = Math.max(0, pending + step);
  for (const listener of listeners) listener();
}

/** A request left; every start needs its `requestEnded`, also when it fails or is given up. */
export function requestStarted(): void {
  change(1);
}

export function requestEnded(): void {
  change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many requests are under way. */
export function usePendingRequests(): number {
  return useSyncExternalStore(subscribe, () => pending);
}
