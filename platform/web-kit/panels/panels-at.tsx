import { type PlacedPanel, sortPanels } from './placed-panel.ts';

export interface PanelsAtProps<Place extends string> {
  readonly place: Place;
  readonly panels: readonly PlacedPanel<Place>[];
}

/** Every panel of a place of a page, in its order. */
export function PanelsAt<Place extends string>({ place, panels }: PanelsAtProps<Place>) {
  const here = sortPanels(panels.filter((panel) => panel.place === place));
  return here.map(({ order, Panel }) => <Panel key={order} />);
}
