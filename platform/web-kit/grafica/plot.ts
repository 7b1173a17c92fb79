import type { ChipTone } from '../chip/index.ts';

/** One more figure of a point, shown in its tip and in a column of its own: 'De', '314'. */
export interface PlotFact {
  /** Header of the column. */
  readonly label: string;
  readonly text: string;
  /** The list of what it counts. */
  readonly href?: string | undefined;
  /** Whether it is words and no figure: it begins at the left of its column and may take several lines. */
  readonly isWords?: boolean | undefined;
}

/** A figure with its name. Whoever declares it writes the text; the plot writes no figure of its own but on its axis. */
export interface PlotPoint {
  /** Names its row in the table and its place in the plot: 'jul 2026', 'Salud'. Once in a series. */
  readonly label: string;
  /** Shorter, for the axis; `label` without it. */
  readonly shortLabel?: string | undefined;
  /** In the unit of the axis; null where there is no datum, which is drawn as a gap and never as zero. */
  readonly value: number | null;
  /** The value as it is shown, wherever it is shown: '65,9 %'. Of a null: why there is none, 'Sin dato'. */
  readonly text: string;
  /** The list that makes the figure. */
  readonly href?: string | undefined;
  readonly facts?: readonly PlotFact[] | undefined;
}

/** Figures of the same thing, in the order of the axis. Series of one plot name the same points in the same order. */
export interface PlotSeries<Point extends PlotPoint = PlotPoint> {
  /** Header of its column: 'Nivel 1', 'Mediana'. */
  readonly label: string;
  readonly points: readonly Point[];
  /** Blue, green, yellow and purple in turn without it. The same colour means the same on every page. */
  readonly tone?: ChipTone | undefined;
}

/** The scale of the values. */
export interface PlotAxis {
  /** First value; zero without it, but a line begins near its lowest value. A plot whose axis begins elsewhere says so. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** A value of the axis as text: `formatNumber` without it. */
  readonly format?: ((value: number) => string) | undefined;
}

/** What every plot has. */
interface PlotBase<Point extends PlotPoint = PlotPoint> {
  /** Heading of the figure. */
  readonly title: string;
  /** The finding in one sentence: 'Nivel 3 pasa de 380 a 412, el mayor aumento en 6 meses.' */
  readonly finding: string;
  /** Header of the first column of the table: 'Mes', 'Sector'. */
  readonly rowHeader: string;
  readonly series: readonly PlotSeries<Point>[];
  /** 'Porcentaje', 'Días hábiles': said under the plot. */
  readonly unit?: string | undefined;
  /** What one must know to read it, under the plot. */
  readonly note?: string | undefined;
  /** Where the figures come from; stands in the picture that is downloaded. */
  readonly source?: string | undefined;
  /** When they were taken: 'Corte: hoy, 2:00 a. m.'; stands in the picture as well. */
  readonly cut?: string | undefined;
  /** Rows of the table from the last to the first, for months. */
  readonly lastFirst?: boolean | undefined;
}

/** A value that should be reached, or a band the values should stand in. */
export interface PlotTarget {
  /** 'Meta 2026: 70 %'. */
  readonly label: string;
  readonly from: number;
  /** End of a band; a single value without it. */
  readonly to?: number | undefined;
}

/** Change over time: at most four series, their names at the ends. */
export interface LinePlot extends PlotBase {
  readonly kind: 'line';
  readonly axis?: PlotAxis | undefined;
  readonly target?: PlotTarget | undefined;
}

/** Counts over time, beside each other or one on another. */
export interface ColumnPlot extends PlotBase {
  readonly kind: 'columns';
  readonly isStacked?: boolean | undefined;
  /** Texts of the totals above stacks, in the order of the points. */
  readonly totals?: readonly string[] | undefined;
  readonly axis?: Omit<PlotAxis, 'from'> | undefined;
}

export interface PartPoint extends PlotPoint {
  readonly tone?: ChipTone | undefined;
}

/** Parts of a whole: one series, one bar, its legend with the figures. */
export interface PartsPlot extends PlotBase<PartPoint> {
  readonly kind: 'parts';
}

/** Many names compared: one series, which the plot orders from the largest. */
export interface RankedPlot extends PlotBase {
  readonly kind: 'ranked';
  /** The end of all bars, such as 100 for percentages; the largest value without it. */
  readonly to?: number | undefined;
  /** One bar for what is not among the first fifteen; without it a line says how many more the table has. */
  readonly joinRest?: ((rest: readonly PlotPoint[]) => PlotPoint) | undefined;
}

/** Spread: three series, low, middle and high, such as P10, P50 and P80. */
export interface SpreadPlot extends PlotBase {
  /** `dots` for times, `range` for money with its assumptions in the note. */
  readonly kind: 'dots' | 'range';
  readonly axis?: PlotAxis | undefined;
}

/** A series for each row, its points the columns; darker is more. */
export interface GridPlot extends PlotBase {
  /**
   * `cohort` is a shaded table; `matrix` has its figures in the cells; `heat` a narrow cell for each day, its text in the
   * tip. The series are the rows of all of them.
   */
  readonly kind: 'cohort' | 'matrix' | 'heat';
  /** The five values at which the next of six steps begins, rising. */
  readonly steps: readonly [number, number, number, number, number];
  /** What the steps are called, from the lightest: '0', '1-4'. */
  readonly stepLabels: readonly [string, string, string, string, string, string];
}

export interface PlacedPoint extends PlotPoint {
  /** What was promised, in the unit of the value. */
  readonly at: number;
}

/** Promised against happened: one series; on the line of the plot both are alike. */
export interface CalibrationPlot extends PlotBase<PlacedPoint> {
  readonly kind: 'calibration';
  readonly axis: { readonly from: number; readonly to: number; readonly format?: PlotAxis['format'] };
  /** 'Prometido', 'Ocurrido'. */
  readonly axisLabels: readonly [string, string];
}

export interface ChangePoint extends PlotPoint {
  /** A total stands on the axis; a change begins where the one before it ends. */
  readonly part: 'total' | 'change';
  /** Whether a change is a good or a bad one; gray without it. */
  readonly sense?: 'good' | 'bad' | undefined;
}

/** Why a figure changed: one series, from a total through its changes, which add up, to a total. */
export interface WaterfallPlot extends PlotBase<ChangePoint> {
  readonly kind: 'waterfall';
  readonly axis?: PlotAxis | undefined;
}

/** A place as a square of a map. */
export interface PlotTile {
  /** As the points name it. */
  readonly id: string;
  /** Written in it: three letters. */
  readonly label: string;
  /** From the left and from the top, the first of both is 0. */
  readonly column: number;
  readonly row: number;
}

/** A map as data, fetched by whoever shows it: squares of the same size near their neighbours. */
export interface PlotMap {
  readonly tiles: readonly PlotTile[];
}

export interface MapPoint extends PlotPoint {
  /** `id` of its tile. */
  readonly id: string;
}

/** Where: one series, in six steps, with its table from the largest. A tile without a point has no datum. */
export interface ChoroplethPlot extends PlotBase<MapPoint> {
  readonly kind: 'map';
  readonly map: PlotMap;
  readonly steps: GridPlot['steps'];
  readonly stepLabels: GridPlot['stepLabels'];
}

/** A plot as a caller declares it. */
export type Plot =
  | LinePlot
  | ColumnPlot
  | PartsPlot
  | RankedPlot
  | SpreadPlot
  | GridPlot
  | CalibrationPlot
  | WaterfallPlot
  | ChoroplethPlot;
