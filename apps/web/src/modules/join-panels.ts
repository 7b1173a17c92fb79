/** Loads the panels that a context gives to a page. */
export type PanelLoader<Panel> = () => Promise<readonly Panel[]>;

/** Loads in parallel the panels that all contexts give to a page. */
export function joinPanels<Panel>(loaders: readonly (PanelLoader<Panel> | undefined)[]): PanelLoader<Panel> {
  return async () => (await Promise.all(loaders.map(async (load) => (await load?.()) ?? []))).flat();
}
