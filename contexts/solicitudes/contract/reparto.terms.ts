/** Requests that are assigned together, at most. */
export const MAXIMO_ASIGNACIONES = 50;

/** Requests that are certified together, at most: the banco runs again for each of level 2, one after the other. */
export const MAXIMO_CERTIFICACIONES = 20;
