import { useEffect, useSyncExternalStore } from 'react';

/** Where a screen is: the steps above it and its own name. */
export interface ScreenTrail {
  readonly trail: readonly { readonly nombre: string; readonly to: string }[];
  readonly current: string;
}

/** What a route tells the shell about its screen, as `handle` of its route object. */
export interface ScreenHandle {
  readonly title: string;
  readonly breadcrumb?: ScreenTrail;
}

let shown: ScreenTrail | undefined;
const listeners = new Set<() => void>();

function show(trail: ScreenTrail | undefined): void {
  shown = trail;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says where the screen is while it shows, for screens whose name comes with their data; it wins
 * over the breadcrumb of the route. The same object must be passed as long as nothing changed.
 */
export function useScreenTrail(trail: ScreenTrail | undefined): void {
  useEffect(() => {
    if (!trail) return;
    show(trail);
    return () => show(undefined);
  }, [trail]);
}

/** The trail the screen on show says itself; undefined where it leaves it to its route. For shells. */
export function useShownTrail(): ScreenTrail | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
