export interface StageContext {
  /** Milliseconds left of the whole run. */
  remainingMs(): number;
  /** File name filters for the test runners; empty means everything. */
  readonly filters: readonly string[];
  /** Says for the summary which database took part. */
  recordDatabase(name: string): void;
  /** Shows a text in the stage's own part of the output; nothing a stage tells goes another way. */
  show(text: string): void;
}

export interface StageOutcome {
  readonly ok: boolean;
  /** Tests of a runner; stages without tests say 0 and 0. */
  readonly passed: number;
  readonly failed: number;
  /** Test files and their seconds, in any order; stages without tests have none. */
  readonly files?: readonly TestFile[];
  /** Names of the tests that failed, and of the files that could not be run. */
  readonly failures?: readonly string[];
  /** What the summary says beside the counts. */
  readonly remark?: string;
}

export interface TestFile {
  readonly path: string;
  readonly seconds: number;
}

/** One step of `npm test`. */
export interface Stage {
  /** What `--only` chooses by; a group's stages share the first word. */
  readonly id: string;
  readonly title: string;
  run(context: StageContext): Promise<StageOutcome>;
}

/** Stages that run side by side: none reads what another writes, and the first is shown while it runs. */
export type StageGroup = readonly Stage[];

/** A stage without tests that came out well. */
export const done: StageOutcome = { ok: true, passed: 0, failed: 0 };

/** A stage that failed for a reason other than its tests; the reason has been printed. */
export const broken: StageOutcome = { ok: false, passed: 0, failed: 0 };
