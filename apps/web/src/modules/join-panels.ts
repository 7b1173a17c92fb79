/** Fetches the panels somebody gives to a page. */
export type PanelLoader<Panel> = () => Promise<readonly Panel[]>;

/** Fetches, side by side, what all give to a page. */
export function joinPanels<Panel>(loaders: readonly (PanelLoader<Panel> | undefined)[]): PanelLoader<Panel> {
  return async () => (await Promise.all(loaders.map(async (load) => (await load?.()) ?? []))).flat();
}
