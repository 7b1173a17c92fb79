/** Spanish order: numbers inside texts by their value, no difference of case or accents, ñ after n. */
const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

export type Comparable = string | number | boolean | Date | null | undefined;

/** Whether there is anything to order by; rows without it go last in both directions. */
export function isBlank(value: Comparable): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'number' && Number.isNaN(value))
  );
}

function asNumber(value: Exclude<Comparable, string>): number {
  return Number(value);
}

/**
 * Natural order of two values that are not blank; `clave_orden` orders the lists of the server the same way.
 * Numbers, dates and booleans stand before texts.
 */
export function compareNatural(left: Comparable, right: Comparable): number {
  if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
  if (typeof left === 'string') return 1;
  if (typeof right === 'string') return -1;
  return Math.sign(asNumber(left) - asNumber(right));
}
