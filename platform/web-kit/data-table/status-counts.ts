export interface StatusCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A state as a text that can be kept in an address: true is 'true', nothing is ''. */
export function statusValue(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * How many rows each state has. The known states come first in their order, also with none; states
 * outside the list follow in the order they appear. The counts add up to the number of rows.
 */
export function statusCounts(
  values: readonly unknown[],
  known: readonly { readonly value: string; readonly label: string }[],
): StatusCount[] {
  const counts = new Map<string, number>(known.map(({ value }) => [value, 0]));
  for (const value of values) {
    const key = statusValue(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const labels = new Map(known.map(({ value, label }) => [value, label]));
  return [...counts].map(([value, count]) => ({
    value,
    count,
    label: labels.get(value) ?? (value || 'Sin estado'),
  }));
}
