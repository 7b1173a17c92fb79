import { computePercentile } from './percentile.ts';

const ROUNDS = 30;
const WARM_UP_ROUNDS = 3;

/** Milliseconds each of thirty rounds takes, after three that warm up. */
export async function measureRounds(work: () => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** A percentile of times in any order. */
export function computeTimeAt(times: readonly number[], part: number): number {
  return computePercentile(
    times.toSorted((one, other) => one - other),
    part,
  );
}

/** Median and 95th percentile of times, as the benchmarks print them. */
export function presentTimes(times: readonly number[]): string {
  return `p50 ${computeTimeAt(times, 0.5).toFixed(1)} ms, p95 ${computeTimeAt(times, 0.95).toFixed(1)} ms`;
}
