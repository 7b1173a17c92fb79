import type { PlacedPanel } from '@marco/web-kit/panels';

/**
 * A panel of the private home: in the wide column, what waits for the person first, or beside it in the narrow one,
 * which on a phone follows the other.
 */
export type HomePanel = PlacedPanel<'main' | 'rail'>;

/** What all contexts show in the private home; `apps/web` joins them. */
export type HomeSlots = readonly HomePanel[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The private home. */
    readonly home: HomePanel;
  }
}
