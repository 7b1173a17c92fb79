/** Levels that one step reaffirms whole; level 3 reaffirms item by item (ADR 0086). */
export const NIVELES_REAFIRMABLES = [1, 2] as const;
export type NivelReafirmable = (typeof NIVELES_REAFIRMABLES)[number];
