import type { Place, Scene, Target } from './scene.ts';

type Targets = Scene['targets'];

function isSame(one: Place, other: Place): boolean {
  return one.series === other.series && one.point === other.point;
}

/** Where a figure stands among the lines of targets. */
function findSeat(targets: Targets, place: Place): readonly [number, number] | undefined {
  const line = targets.findIndex((one) => one.some((target) => isSame(target, place)));
  const seat = targets[line]?.findIndex((target) => isSame(target, place));
  return seat === undefined ? undefined : [line, seat];
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

function toEnd(targets: Targets, line: number, key: string, isFar: boolean): Target | undefined {
  if (key === 'Home') return (isFar ? targets[0] : targets[line])?.[0];
  return (isFar ? targets.at(-1) : targets[line])?.at(-1);
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}

/**
 * The figure a key leads to: left and right along a line, up and down to the same place of another one, Home and End to
 * the ends of the line, with Ctrl of the plot. A single line is walked with all arrows. The first figure where none is
 * chosen; undefined for a key that does not walk.
 */
export function walk(
  targets: Targets,
  from: Place | undefined,
  key: string,
  isFar = false,
): Target | undefined {
  const lines = targets.filter((line) => line.length > 0);
  const step = STEPS[key];
  if (!step && key !== 'Home' && key !== 'End') return undefined;
  const seat = from && findSeat(lines, from);
  if (!seat) return lines[0]?.[0];
  const [line, place] = seat;
  if (!step) return toEnd(lines, line, key, isFar);
  const [down, right] = lines.length === 1 ? [0, step[0] + step[1]] : step;
  const next = lines[clamp(line + down, lines.length)] ?? [];
  return next[clamp(place + right, next.length)];
}

/** The figure under a pointer: of those whose place it is in, the nearest. */
export function findTarget(targets: Targets, x: number, y: number): Target | undefined {
  const under = targets
    .flat()
    .filter(({ hit }) => x >= hit.x && x <= hit.x + hit.width && y >= hit.y && y <= hit.y + hit.height);
  return under.sort(
    (one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y),
  )[0];
}
