import type { ComponentType } from 'react';

/**
 * A part of a page that a later context adds. The page declares its places, and the context says which place it uses.
 */
export interface PlacedPanel<Place extends string> {
  readonly place: Place;
  /** Panels of one place stand in this order, whichever context gives them. */
  readonly order: number;
  readonly Panel: ComponentType;
}

/** Panels in their order. */
export function sortPanels<Entry extends { readonly order: number }>(panels: readonly Entry[]): Entry[] {
  return panels.toSorted((one, other) => one.order - other.order);
}

export interface PanelsAtProps<Place extends string> {
  readonly place: Place;
  readonly panels: readonly PlacedPanel<Place>[];
}

/** Every panel of a place of a page, in its order. */
export function PanelsAt<Place extends string>({ place, panels }: PanelsAtProps<Place>) {
  const here = sortPanels(panels.filter((panel) => panel.place === place));
  return here.map(({ order, Panel }) => <Panel key={order} />);
}
