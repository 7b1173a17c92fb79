import { useEffect, useSyncExternalStore } from 'react';

/** One step above a screen. */
export interface TrailStep {
  readonly nombre: string;
  readonly to: string;
  /** Target of the specification the step stands for (ROUTE-16); the shell then leads there. */
  readonly seccion?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The list with a consult mark that this step means (ROUTE-16); it has priority over the section. */
  readonly dataConsult?: 'services' | 'entities' | 'users';
}

/** Where a screen is: the steps above it and its own name. */
export interface ScreenTrail {
  readonly trail: readonly TrailStep[];
  readonly current: string;
  /** Id of the record, where a step shows one. */
  readonly id?: number;
  /** The screen shows an older version: its list step leads back to where it was opened. */
  readonly isVersion?: boolean;
}

/** What a route tells the shell about its screen, as `handle` of its route object. */
export interface ScreenHandle {
  readonly title: string;
  readonly breadcrumb?: ScreenTrail;
  /** A step of a sign-in or of a mailed link: nobody opens it by its address. */
  readonly isStep?: true;
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

/** The breadcrumb trail that the current screen sets; undefined if its route sets it. For shells. */
export function useShownTrail(): ScreenTrail | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
