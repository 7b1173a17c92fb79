/** How many parts of a filter leave something out. */
export function countInForce(filter: object): number {
  const free: readonly unknown[] = [null, undefined, '', false];
  return Object.values(filter).filter((value) => !free.includes(value)).length;
}
