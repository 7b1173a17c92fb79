import type { ComponentType } from 'react';

/** What later contexts contribute to the private home; `apps/web` joins them. */
export interface HomeSlots {
  /** Panel across the page, under the greeting. */
  readonly Overview: ComponentType;
  /** What waits for the person: at the top of the right column, on a phone before everything they may open. */
  readonly Pending: ComponentType;
  /** Panels of the right column below it. */
  readonly Side: ComponentType;
}
