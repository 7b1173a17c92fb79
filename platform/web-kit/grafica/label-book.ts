import type { Anchor, Box, Label, LabelLook, Place, Room } from './scene.ts';

/** Height of a line of text and the part of it above the base line, as shares of its size. */
const LINE = 1.2;
const ASCENT = 0.92;
/** Pixels that stay free around each text. */
const GAP = 2;

export interface Writing {
  readonly text: string;
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly look: LabelLook;
  readonly anchor?: Anchor;
  readonly place?: Place;
}

function isBold(look: LabelLook): boolean {
  return look === 'value' || look === 'target';
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + GAP &&
    other.x < one.x + one.width + GAP &&
    one.y < other.y + other.height + GAP &&
    other.y < one.y + one.height + GAP
  );
}

/** Height of a line of text of the room. */
export function lineHeight(room: Room): number {
  return room.size * LINE;
}

/** The texts of a drawing. What is written first has its place; what would lie on it or leave the drawing is left out. */
export class LabelBook {
  readonly labels: Label[] = [];
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  widthOf(text: string, look: LabelLook): number {
    return this.room.measure(text, this.room.size, isBold(look));
  }

  /** Writes a text where it fits, one around its place moved in from the edge. Tells whether it did. */
  write({ text, x: wanted, y, look, anchor = 'start', place }: Writing): boolean {
    const { size, width: limit } = this.room;
    const width = this.widthOf(text, look);
    const x = anchor === 'middle' ? Math.min(Math.max(wanted, width / 2), limit - width / 2) : wanted;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const box = { x: left, y: y - size * ASCENT, width, height: size * LINE };
    if (text === '' || left < 0 || left + width > limit || box.y < 0) return false;
    if (this.labels.some((label) => overlap(box, label.box))) return false;
    this.labels.push({ text, x, y, anchor, look, size, box, ...(place === undefined ? {} : { place }) });
    return true;
  }

  /** Writes a text at the first of some places where it fits. */
  writeAtOneOf(writings: readonly Writing[]): boolean {
    return writings.some((writing) => this.write(writing));
  }

  /** The text, or as much of it as a width holds with '…'. */
  shorten(text: string, width: number, look: LabelLook): string {
    if (this.widthOf(text, look) <= width) return text;
    const characters = [...text];
    while (characters.length > 1 && this.widthOf(`${characters.join('').trimEnd()}…`, look) > width)
      characters.pop();
    return `${characters.join('').trimEnd()}…`;
  }

  /** The text in at most two lines of a width, broken between words. */
  breakInTwo(text: string, width: number, look: LabelLook): readonly string[] {
    if (this.widthOf(text, look) <= width) return [text];
    const words = text.split(' ');
    let first = words.shift() ?? '';
    while (words.length > 0 && this.widthOf(`${first} ${words[0]}`, look) <= width)
      first = `${first} ${words.shift()}`;
    const rest = words.join(' ');
    return [first, ...(rest === '' ? [] : [rest])].map((line) => this.shorten(line, width, look));
  }
}
