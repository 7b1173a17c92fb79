import type { ChipTone } from '../chip/index.ts';
import type { PlotPoint } from './plot.ts';

/** Width of a text in pixels. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

/** What a drawing has to draw in. */
export interface Room {
  /** Pixels. */
  readonly width: number;
  /** Size of its texts in pixels, which follows the size people choose. */
  readonly size: number;
  readonly measure: Measure;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which figure of the plot: places in `series` and in its `points`. */
export interface Place {
  readonly series: number;
  readonly point: number;
}

export type Step = 0 | 1 | 2 | 3 | 4 | 5;
export type Tone = ChipTone | `step-${Step}`;
/** What tells tones apart where colours do not. */
export type Pattern = 'plain' | 'rising' | 'dotted' | 'falling' | 'crossed' | 'level' | 'sparse';

export interface Paint {
  readonly tone: Tone;
  /** Instead of the pattern of the tone. */
  readonly pattern?: Pattern;
}

/**
 * What a mark is: `fill` a figure as an area, `stroke` a figure as a line, `spot` a figure as a small shape, the others
 * help to read them.
 */
export type MarkLook =
  | 'fill'
  | 'stroke'
  | 'spot'
  | 'grid'
  | 'base'
  | 'guide'
  | 'target'
  | 'band'
  | 'track'
  | 'frame';

interface MarkBase {
  readonly look: MarkLook;
  readonly paint?: Paint;
  readonly place?: Place;
  readonly dash?: string;
}

export type Mark = MarkBase &
  (
    | ({ readonly shape: 'rect'; readonly radius?: number } & Box)
    | { readonly shape: 'path'; readonly d: string; readonly transform?: string }
    | {
        readonly shape: 'line';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
      }
  );

export type Anchor = 'start' | 'middle' | 'end';
/** `tick` reads an axis, `name` names a figure, `value` is its text, `on-step` stands on a step. */
export type LabelLook = 'tick' | 'name' | 'value' | 'target' | `on-step-${Step}`;

export interface Label {
  readonly text: string;
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly anchor: Anchor;
  readonly look: LabelLook;
  readonly size: number;
  readonly place?: Place;
  /** What the text covers. */
  readonly box: Box;
}

/** A figure the keyboard and the pointer reach. */
export interface Target extends Place {
  /** Where its tip points. */
  readonly x: number;
  readonly y: number;
  /** Where the pointer is over it. */
  readonly hit: Box;
}

/** A plot drawn: all the renderer, the walk and the download need. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
  /** In the order they are read: lines of figures, each walked with left and right. */
  readonly targets: readonly (readonly Target[])[];
  /** What the drawing must say of itself: 'El eje no empieza en cero.' */
  readonly notes: readonly string[];
  /** What stands for the points that are not drawn, one place after the last point. */
  readonly rest?: PlotPoint;
}

const SERIES_TONES: readonly ChipTone[] = ['blue', 'green', 'yellow', 'purple'];

/** How the series at a place is painted, by its own tone or by its turn. */
export function paintOf(place: number, tone?: ChipTone): Paint {
  return { tone: tone ?? SERIES_TONES[place % SERIES_TONES.length] ?? 'blue' };
}

/** Dashes of the line of a series, none for the first. */
export function dashOf(place: number): string | undefined {
  return [undefined, '7 4', '2 3', '9 3 2 3'][place % 4];
}
