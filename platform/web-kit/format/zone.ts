/** A time zone that keeps one offset all year. */
export interface DeclaredZone {
  /** Of the IANA database. */
  readonly name: string;
  /** As it ends a moment of ISO 8601: `+01:00`. */
  readonly offset: string;
}

let declared: DeclaredZone | undefined;

/** Says in which zone every screen tells days and times, wherever the browser is: once, before the first screen. */
export function declareZone(zone: DeclaredZone): void {
  declared = zone;
}

/** The zone of the application; throws before it was declared, since a time in another zone would be a wrong one. */
export function getZone(): DeclaredZone {
  if (!declared) throw new Error('declareZone comes before the first day or time on screen');
  return declared;
}
