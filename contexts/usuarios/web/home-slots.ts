import type { ComponentType } from 'react';

/** What later contexts contribute to the private home; `apps/web` joins them. */
export interface HomeSlots {
  /** Panel across the page, under the greeting. */
  readonly Overview: ComponentType;
  /** Panels of the right column. */
  readonly Side: ComponentType;
}
