/** Texts of the drawing are names of folders and numbers, and nothing of them needs escaping. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Rounded box with its name in the middle. */
export function drawBox(box: Box, kind: string, name: string): string {
  const { x, y, width, height } = box;
  return (
    `<rect class="box ${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>` +
    `<text class="name" x="${x + width / 2}" y="${y + height / 2 + 4}">${name}</text>`
  );
}

/** Frame around boxes, with its name at the upper left. */
export function drawFrame(box: Box, name: string): string {
  const { x, y, width, height } = box;
  return (
    `<rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>` +
    `<text class="title" x="${x + 16}" y="${y + 24}">${name}</text>`
  );
}

/** Line through these points, with or without the head of an arrow at its end. */
export function drawLine(points: readonly Point[], hasHead: boolean): string {
  const way = points.map(({ x, y }, position) => `${position === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return `<path class="line" d="${way}"${hasHead ? ' marker-end="url(#head)"' : ''}/>`;
}

/** The number of imports on a line; the more there are, the stronger its colour. */
export function drawCount({ x, y }: Point, count: number): string {
  const width = 14 + 7 * String(count).length;
  const weight = count < 5 ? 'few' : count < 50 ? 'some' : 'many';
  return (
    `<rect class="count ${weight}" x="${x - width / 2}" y="${y - 8}" width="${width}" height="16" rx="8"/>` +
    `<text class="number ${weight}" x="${x}" y="${y + 4}">${count}</text>`
  );
}

/** Lines of text from a place downwards. */
export function drawNote({ x, y }: Point, lines: readonly string[]): string {
  return lines.map((line, row) => `<text class="note" x="${x}" y="${y + row * 18}">${line}</text>`).join('');
}

/** Colours of both themes; the ground is drawn, so that a page of the other theme can be read as well. */
export const STYLE = `<style>
.ground{fill:#fff}.frame{fill:#f6f8fa;stroke:#d1d9e0}.box{stroke-width:1.2}
.apps{fill:#ddf4ff;stroke:#0969da}.contexts{fill:#fff4d6;stroke:#bf8700}.base{fill:#dafbe1;stroke:#1a7f37}
.line{fill:none;stroke:#8c959f;stroke-width:1.2}.head{fill:#8c959f}
.count{fill:#fff;stroke:#8c959f}rect.some{fill:#b6d7f7;stroke:#54708c}rect.many{fill:#0b4f9e;stroke:#0b4f9e}
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;fill:#1f2328}
.name{font-size:12.5px;font-weight:600;text-anchor:middle}.title{font-size:14px;font-weight:700;fill:#59636e}
.number{font-size:11px;font-weight:600;text-anchor:middle}text.some{fill:#0a2c50}text.many{fill:#fff}
.note{font-size:13px;fill:#59636e}
@media (prefers-color-scheme:dark){
.ground{fill:#0d1117}.frame{fill:#151b23;stroke:#3d444d}text{fill:#f0f6fc}.title,.note{fill:#9198a1}
.apps{fill:#0c2d4d;stroke:#4493f8}.contexts{fill:#3d2e00;stroke:#d29922}.base{fill:#0f3320;stroke:#3fb950}
.line{stroke:#6e7681}.head{fill:#6e7681}.count{fill:#0d1117;stroke:#6e7681}
rect.some{fill:#1d3a5c;stroke:#4a73a5}rect.many{fill:#4493f8;stroke:#4493f8}text.some{fill:#cfe3fb}text.many{fill:#06121f}}
</style>`;
