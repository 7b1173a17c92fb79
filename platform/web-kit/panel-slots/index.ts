/**
 * What is shown in each slot: a place of a screen that later contexts fill. The context that has the screen adds the
 * slot, beside the type of what it shows (`<screen>-slots.ts`), so no file outside of it names one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the contexts add its members with `declare module`
export interface PanelSlots {}

/** Loads what contexts give to a slot. */
type PanelLoader<Panel> = () => Promise<readonly Panel[]>;

/** What a context gives to slots of others. */
export type GivenPanels = {
  readonly [Slot in keyof PanelSlots]?: PanelLoader<PanelSlots[Slot]>;
};

/** Finds what all contexts give to a slot; a screen loads it beside itself. */
export type PanelsOf = <Slot extends keyof PanelSlots>(slot: Slot) => PanelLoader<PanelSlots[Slot]>;

/** Loads in parallel what several contexts give. */
function joinLoaders<Panel>(loaders: readonly (PanelLoader<Panel> | undefined)[]): PanelLoader<Panel> {
  return async () => (await Promise.all(loaders.map(async (load) => (await load?.()) ?? []))).flat();
}

/** The slots of all screens, with what each context gives to them. */
export function joinPanels(given: readonly GivenPanels[]): PanelsOf {
  return <Slot extends keyof PanelSlots>(slot: Slot) =>
    joinLoaders<PanelSlots[Slot]>(given.map((panels) => panels[slot]));
}
