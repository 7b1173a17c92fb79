import { computePercentile } from './percentile.ts';

const ROUNDS = 30;
const WARM_UP_ROUNDS = 3;
/** Of two that are compared: what takes seconds is asked less often. */
const LIMIT_MS = 6000;
const LEAST_ROUNDS = 3;

/** Milliseconds one run takes. */
async function measure(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds each of thirty rounds takes, after three that warm up. */
export async function measureRounds(work: () => unknown): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const took = await measure(work);
    if (round >= 0) times.push(took);
  }
  return times;
}

/**
 * The same of two, by turns, so that what else the machine does hinders both alike. The first round warms up; thirty are
 * measured, or as many as fit into six seconds, but three.
 */
export async function measureByTurns(
  one: () => unknown,
  other: () => unknown,
): Promise<readonly [one: readonly number[], other: readonly number[]]> {
  const times: [number[], number[]] = [[], []];
  await one();
  await other();
  const end = performance.now() + LIMIT_MS;
  while (times[0].length < LEAST_ROUNDS || (times[0].length < ROUNDS && performance.now() < end)) {
    times[0].push(await measure(one));
    times[1].push(await measure(other));
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
