/** The result after something that the product needs failed. */
export interface FaultVerdict {
  readonly ok: boolean;
  /** The figures, as a person reads them. */
  readonly figures: string;
}

/** One thing that fails while the product works; undefined where this machine cannot make it fail, with the reason printed. */
export interface Fault {
  /** How it is asked for: `restarts`. */
  readonly name: string;
  run(): Promise<FaultVerdict | undefined>;
}

/** How often each status was answered, lowest first: `200 × 12, 503 × 3`. */
export function presentStatuses(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
