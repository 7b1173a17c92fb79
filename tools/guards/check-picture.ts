import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawParts } from '../picture/draw-parts.ts';
import { type Arrow, type Parts, readParts } from '../picture/read-parts.ts';
import { cruiseFiles } from './cruise-files.ts';
import type { GuardReport } from './guard.ts';

export const PICTURE = 'docs/architecture.svg';

const RECORD = /<!-- imports\n([\s\S]*?)-->\n$/;

/** A number may differ by a quarter, or by three: otherwise every commit with an import would change the picture. */
const SHARE = 4;
const LEAST = 3;

function writeRecord({ names, arrows }: Parts): string {
  const lines = [names.join(' '), ...arrows.map(({ from, to, count }) => `${from} ${to} ${count}`)];
  return `<!-- imports\n${lines.join('\n')}\n-->\n`;
}

function readRecord(picture: string): Parts | undefined {
  const [names, ...lines] = RECORD.exec(picture)?.[1]?.trim().split('\n') ?? [];
  if (names === undefined) return undefined;
  const arrows = lines.map((line): Arrow => {
    const [from = '', to = '', count = ''] = line.split(' ');
    return { from, to, count: Number(count) };
  });
  return { names: names.split(' '), arrows };
}

/** The picture of these parts, with what it was drawn from as a comment at its end. */
function renderPicture(parts: Parts): string {
  return drawParts(parts) + writeRecord(parts);
}

/** The picture as it should be now. */
export async function buildPicture(root: string): Promise<string> {
  return renderPicture(readParts(await cruiseFiles(root)));
}

function isNear(drawn: number, real: number): boolean {
  return Math.abs(drawn - real) <= Math.max(LEAST, drawn / SHARE);
}

function isLike(drawn: Parts, real: Parts): boolean {
  const same = ({ from, to }: Arrow, other: Arrow | undefined): boolean =>
    from === other?.from && to === other.to;
  return (
    drawn.names.join() === real.names.join() &&
    drawn.arrows.length === real.arrows.length &&
    drawn.arrows.every((arrow, position) => {
      const other = real.arrows[position];
      return same(arrow, other) && isNear(arrow.count, other?.count ?? 0);
    })
  );
}

/** The picture of the architecture shows the parts, the arrows and about the numbers of the imports of today. */
export async function checkPicture(root: string): Promise<GuardReport> {
  const real = readParts(await cruiseFiles(root));
  const path = join(root, PICTURE);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const drawn = readRecord(written);
  const isFresh = drawn !== undefined && written === renderPicture(drawn) && isLike(drawn, real);
  const message = 'is not what the imports say: run npm run docs:picture';
  return {
    violations: isFresh ? [] : [{ file: PICTURE, rule: 'stale', message }],
    summary: `${real.names.length} parts, ${real.arrows.length} arrows`,
  };
}
