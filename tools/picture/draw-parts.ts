import type { Arrow, Parts } from './read-parts.ts';
import { type Box, drawBox, drawCount, drawFrame, drawLine, drawNote, type Point, STYLE } from './shapes.ts';

const WIDTH = 1080;
const LEFT = 60;
const INNER = WIDTH - 2 * LEFT;
const APPS_TOP = 20;
const APP = { width: 260, height: 40 };
const FRAME_TOP = 124;
const CONTEXT = { width: 150, height: 24, step: 58, row: 34 };
const BASE = { height: 40, gap: 44, above: 64 };
const LANE = 22;
/** Where the arrows that end at a context come in, from its left side. */
const ENTRY = 22;

interface Row {
  readonly kind: string;
  readonly boxes: ReadonlyMap<string, Box>;
}

interface Layout {
  readonly apps: Row;
  readonly contexts: Row;
  readonly base: Row;
  readonly frame: Box;
}

/** `contexts/mesas` → `mesas`; of the parts below, the whole path. */
function label(name: string): string {
  return name.replace(/^contexts\//, '');
}

function middle({ x, width }: Box): number {
  return x + width / 2;
}

function placeRow(kind: string, names: readonly string[], place: (position: number) => Box): Row {
  return { kind, boxes: new Map(names.map((name, position) => [name, place(position)])) };
}

function layOut(names: readonly string[]): Layout {
  const apps = names.filter((name) => name.startsWith('apps/'));
  const contexts = names.filter((name) => name.startsWith('contexts/'));
  const base = names.filter((name) => !apps.includes(name) && !contexts.includes(name));
  const height = 40 + contexts.length * CONTEXT.row + 14;
  const frame = { x: LEFT, y: FRAME_TOP, width: INNER, height };
  const width = (INNER - (base.length - 1) * BASE.gap) / Math.max(base.length, 1);
  const distance = (INNER - APP.width) / Math.max(apps.length - 1, 1);
  return {
    frame,
    apps: placeRow('apps', apps, (position) => ({ ...APP, x: LEFT + position * distance, y: APPS_TOP })),
    contexts: placeRow('contexts', contexts, (position) => ({
      x: LEFT + 24 + position * CONTEXT.step,
      y: FRAME_TOP + 40 + position * CONTEXT.row,
      width: CONTEXT.width,
      height: CONTEXT.height,
    })),
    base: placeRow('base', base, (position) => ({
      x: Math.round(LEFT + position * (width + BASE.gap)),
      y: FRAME_TOP + height + BASE.above,
      width: Math.round(width),
      height: BASE.height,
    })),
  };
}

/** Sum of what goes between the contexts and something else. */
function sum(arrows: readonly Arrow[]): number {
  return arrows.reduce((total, { count }) => total + count, 0);
}

/** An app down to the frame of the contexts, and the frame down to what stands below it. */
function drawDown(layout: Layout, arrows: readonly Arrow[]): string[] {
  const { apps, base, frame, contexts } = layout;
  const down = (box: Box, from: number, to: number, some: readonly Arrow[]): string[] => {
    if (some.length === 0) return [];
    const x = middle(box);
    const points = [from, to].map((y) => ({ x, y }));
    return [drawLine(points, true), drawCount({ x, y: (from + to) / 2 - 2 }, sum(some))];
  };
  const bottom = frame.y + frame.height;
  return [
    ...[...apps.boxes].flatMap(([name, box]) =>
      down(
        box,
        box.y + box.height,
        frame.y,
        arrows.filter(({ from, to }) => from === name && contexts.boxes.has(to)),
      ),
    ),
    ...[...base.boxes].flatMap(([name, box]) =>
      down(
        box,
        bottom,
        box.y,
        arrows.filter(({ from, to }) => to === name && contexts.boxes.has(from)),
      ),
    ),
  ];
}

/** Left along the row of who imports, then up to what is imported; a number where a row turns into a column. */
function drawContexts({ contexts: { boxes } }: Layout, arrows: readonly Arrow[]): string[] {
  const turns = arrows.flatMap(({ from, to, count }) => {
    const importer = boxes.get(from);
    const imported = boxes.get(to);
    if (!importer || !imported) return [];
    return [{ importer, imported, count, x: imported.x + ENTRY, y: importer.y + importer.height / 2 }];
  });
  const rows = [...Map.groupBy(turns, ({ importer }) => importer)].map(([{ x }, some]) => {
    const y = some[0]?.y ?? 0;
    const end = { x: Math.min(...some.map((turn) => turn.x)), y };
    return drawLine([{ x, y }, end], false);
  });
  const columns = [...Map.groupBy(turns, ({ imported }) => imported)].map(([box, some]) => {
    const x = box.x + ENTRY;
    const start = { x, y: Math.max(...some.map((turn) => turn.y)) };
    return drawLine([start, { x, y: box.y + box.height }], true);
  });
  return [...rows, ...columns, ...turns.map((turn) => drawCount(turn, turn.count))];
}

interface Lane {
  readonly arrow: Arrow;
  /** The part at the upper end, and the one the arrow ends at. */
  readonly start: Box;
  readonly end: Box;
  readonly isFromApp: boolean;
}

/** What is not next to each other: down, along a lane of its own below everything, and up again. */
function drawLanes(layout: Layout, lanes: readonly Lane[]): string[] {
  const bottom = Math.max(...[...layout.base.boxes.values()].map(({ y, height }) => y + height));
  const used = new Map<Box, number>();
  const slot = (box: Box): number => {
    const taken = used.get(box) ?? 0;
    used.set(box, taken + 1);
    return box.x + box.width / 2 + (taken % 2 === 0 ? 1 : -1) * Math.ceil(taken / 2) * 22;
  };
  const rails = new Map<Box, number>();
  const rail = (box: Box): number => {
    const taken = (rails.get(box) ?? 0) + 1;
    rails.set(box, taken);
    return middle(box) < WIDTH / 2 ? LEFT - taken * 14 : WIDTH - LEFT + taken * 14;
  };
  const lineOf = ({ start, end, isFromApp }: Lane, y: number): Point[] => {
    const endX = slot(end);
    const last = [
      { x: endX, y },
      { x: endX, y: end.y + end.height },
    ];
    if (!isFromApp) {
      const x = slot(start);
      return [{ x, y: start.y + start.height }, { x, y }, ...last];
    }
    const x = rail(start);
    const side = x < LEFT ? start.x : start.x + start.width;
    const beside = start.y + 8 + (rails.get(start) ?? 1) * 8;
    return [{ x: side, y: beside }, { x, y: beside }, { x, y }, ...last];
  };
  const drawn = lanes.map((lane, position) => {
    const y = bottom + (position + 1) * LANE;
    const line = lineOf(lane, y);
    const along = line.filter((point) => point.y === y).map(({ x }) => x);
    const x = (Math.max(...along) + Math.min(...along)) / 2;
    return { line: drawLine(line, true), count: drawCount({ x, y }, lane.arrow.count) };
  });
  return [...drawn.map(({ line }) => line), ...drawn.map(({ count }) => count)];
}

function drawNeighbours(start: Box, end: Box, count: number): string[] {
  const y = start.y + start.height / 2;
  const from = start.x < end.x ? start.x + start.width : start.x;
  const to = start.x < end.x ? end.x : end.x + end.width;
  const points = [from, to].map((x) => ({ x, y }));
  return [drawLine(points, true), drawCount({ x: (from + to) / 2, y: y - 14 }, count)];
}

/** Apps and what stands below the contexts, among themselves. */
function drawOthers(layout: Layout, arrows: readonly Arrow[]): { drawn: string[]; lanes: number } {
  const { apps, base } = layout;
  const order = [...base.boxes.keys()];
  const neighbours: string[] = [];
  const lanes: Lane[] = [];
  for (const arrow of arrows) {
    const start = apps.boxes.get(arrow.from) ?? base.boxes.get(arrow.from);
    const end = base.boxes.get(arrow.to);
    if (!start || !end) continue;
    const isBack = arrows.some(({ from, to }) => from === arrow.to && to === arrow.from);
    const steps = order.indexOf(arrow.from) - order.indexOf(arrow.to);
    if (base.boxes.has(arrow.from) && Math.abs(steps) === 1 && !isBack)
      neighbours.push(...drawNeighbours(start, end, arrow.count));
    else lanes.push({ arrow, start, end, isFromApp: apps.boxes.has(arrow.from) });
  }
  const span = ({ start, end }: Lane): number => Math.abs(middle(start) - middle(end));
  lanes.sort((a, b) => Number(a.isFromApp) - Number(b.isFromApp) || span(a) - span(b));
  return { drawn: [...neighbours, ...drawLanes(layout, lanes)], lanes: lanes.length };
}

function drawRow({ kind, boxes }: Row): string[] {
  return [...boxes].map(([name, box]) => drawBox(box, kind, label(name)));
}

/** The drawing of the parts: apps above, contexts in their order, and what they stand on below. */
export function drawParts({ names, arrows }: Parts): string {
  const layout = layOut(names);
  const others = drawOthers(layout, arrows);
  const { frame } = layout;
  const height = frame.y + frame.height + BASE.above + BASE.height + (others.lanes + 1) * LANE + 8;
  const note = drawNote({ x: frame.x + 470, y: frame.y + 30 }, [
    'A number counts the imports of the context at the end of its row',
    'from the context above it. They only lead to the left.',
  ]);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Who imports whom">`,
    STYLE,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="ground" width="${WIDTH}" height="${height}" rx="12"/>`,
    drawFrame(frame, 'contexts'),
    note,
    ...drawDown(layout, arrows),
    ...drawContexts(layout, arrows),
    ...others.drawn,
    ...drawRow(layout.apps),
    ...drawRow(layout.contexts),
    ...drawRow(layout.base),
    '</svg>',
  ].join('\n')}\n`;
}
