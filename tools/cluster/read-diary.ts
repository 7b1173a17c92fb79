import { existsSync, readFileSync } from 'node:fs';

/** Requests each process answered, over all test applications of a run. */
export function readDiary(path: string): readonly number[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line) as number[])
    .reduce((sums, counts) => counts.map((count, place) => count + (sums[place] ?? 0)), [] as number[]);
}
