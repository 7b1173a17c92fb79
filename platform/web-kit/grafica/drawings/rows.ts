import { LabelBook, lineHeight } from '../label-book.ts';
import type { PlotPoint } from '../plot.ts';
import type { Box, Mark, Place, Room } from '../scene.ts';
import { NARROW } from './plane.ts';

/** Share of the width that the names at the left may take. */
const NAMES_SHARE = 0.4;

/** A row of a drawing whose names stand at the left, or above where it is narrow. */
export interface Row {
  /** Where its marks are drawn. */
  readonly area: Box;
  /** Base line of a text beside its marks. */
  readonly base: number;
  readonly hit: Box;
}

/** Names from above to below, marks at their right: the paper that bars and ranges are drawn on. */
export interface Rows {
  readonly room: Room;
  readonly book: LabelBook;
  readonly marks: Mark[];
  readonly rows: readonly Row[];
  readonly height: number;
}

export interface RowsRequest {
  /** What the rows are called and which figures they are. */
  readonly names: readonly { readonly text: string; readonly place: Place }[];
  /** Free room at the right, for texts of figures. */
  readonly right: number;
  readonly above?: number;
  readonly below?: number;
  /** Height of a mark. */
  readonly thickness: number;
  /** Free room above each mark in a row, for texts. */
  readonly air?: number;
}

export function openRows(room: Room, request: RowsRequest): Rows {
  const { names, right, above = 0, below = 0, thickness, air = 0 } = request;
  const book = new LabelBook(room);
  const line = lineHeight(room);
  const isNarrow = room.width < NARROW;
  const widest = Math.max(...names.map(({ text }) => book.widthOf(text, 'name')), 0);
  const left = isNarrow ? 0 : Math.min(widest, room.width * NAMES_SHARE) + 14;
  const width = Math.max(room.width - left - right, 30);
  const high = isNarrow ? line + air + thickness + 14 : Math.max(line, thickness + air) + 12;
  const rows = names.map(({ text, place }, at): Row => {
    const top = above + at * high;
    const middle = isNarrow ? top + line + air + 6 + thickness / 2 : top + high / 2 + air / 2;
    const base = middle + room.size * 0.35;
    const nameWidth = isNarrow ? room.width : left - 10;
    const name = book.shorten(text, nameWidth, 'name');
    book.write({ text: name, x: 0, y: isNarrow ? top + room.size : base, look: 'name', place });
    const area = { x: left, y: middle - thickness / 2, width, height: thickness };
    return { area, base, hit: { x: 0, y: top, width: room.width, height: high } };
  });
  return { room, book, marks: [], rows, height: above + names.length * high + below };
}

/** The widest of the texts, with some air. */
export function widthOfTexts(points: readonly Pick<PlotPoint, 'text'>[], room: Room): number {
  const book = new LabelBook(room);
  return Math.max(...points.map(({ text }) => book.widthOf(text, 'value')), 0) + 12;
}
