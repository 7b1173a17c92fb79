import type { PlacedPanel } from '@marco/web-kit/panels';

/**
 * A panel of the private home: across the page under the greeting; what waits for the person, at the top of the right column
 * and on a phone before everything they may open; or below it in the right column.
 */
export type HomePanel = PlacedPanel<'overview' | 'pending' | 'side'>;

/** What all contexts show in the private home; `apps/web` joins them. */
export type HomeSlots = readonly HomePanel[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The private home. */
    readonly home: HomePanel;
  }
}
