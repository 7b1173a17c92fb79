import type { ComponentType } from 'react';

/** What later contexts contribute to the landing; `apps/web` joins them. */
export interface LandingSlots {
  /** Address of the mesas whose name contains a text. */
  readonly toMesasSearch: (text: string) => string;
  /** Cards that overlap the hero. */
  readonly Cards: ComponentType;
  /** Where the services stand on their way. */
  readonly Progress: ComponentType;
  /** Lists at the end of the page. */
  readonly Lists: ComponentType;
}
