import type { ComponentType } from 'react';

/** What a later context shows beside the relations of an element, in the private area. */
export interface ElementoPanel {
  readonly order: number;
  readonly Panel: ComponentType<{ readonly elementoId: number }>;
}

/** Panels of all later contexts; `apps/web` joins them. */
export type ElementoSlots = readonly ElementoPanel[];
