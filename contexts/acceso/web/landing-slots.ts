import type { PlacedPanel } from '@marco/web-kit/panels';

/** A panel of the landing: a card over the hero, the way of the services, or a list at the end of the page. */
export type LandingPanel = PlacedPanel<'cards' | 'progress' | 'lists'>;

/** What a later context gives to the landing. */
export interface LandingSlot {
  readonly panels: readonly LandingPanel[];
}

/** What all later contexts give together; `apps/web` joins them. */
export type LandingSlots = readonly LandingSlot[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The landing. */
    readonly landing: LandingSlot;
  }
}
