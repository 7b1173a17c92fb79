const TENTHS = 10;
/** How often the progress is asked for, and how often the memory taken of the machine is read. */
const POLL_MS = 50;
/** Collections in each tenth: the least that is held counts, because a piece may be open at any other. */
const MEASURES = 3;

/** What a process held while a file came, in bytes. */
export interface HeldMemory {
  /** Least that was in use after a collection in each tenth of the file; absent where a tenth came between two looks. */
  readonly tenths: readonly (number | undefined)[];
  /** In use after a collection at the end of all the work. */
  readonly atEnd: number;
  /** Most the process took of the machine, whatever of it was garbage. */
  readonly peak: number;
  /** Milliseconds the collections of the measure took, the one at the end included. */
  readonly pausedMs: number;
}

/**
 * Watches what this process holds while a file comes: right after a piece was taken, when nothing of it is needed any more, it
 * collects the garbage and reads what is left. So neither what the engine has not collected yet counts, nor the room it keeps.
 *
 * @param findPart how much of the file was taken, 0 to 1
 * @throws Error without `--expose-gc`
 */
export function createHeldMemory(findPart: () => Promise<number>) {
  const collect = globalThis.gc;
  if (!collect)
    throw new Error('The bench collects the garbage itself: run it by `npm run bench:monitoring`.');
  const found = Array.from({ length: TENTHS }, (): number[] => []);
  let [peak, pausedMs, last, stopped] = [0, 0, 0, false];

  function readHeld(): number {
    peak = Math.max(peak, process.memoryUsage().rss);
    const begin = performance.now();
    collect?.();
    const { heapUsed, external } = process.memoryUsage();
    pausedMs += performance.now() - begin;
    return heapUsed + external;
  }

  async function watch(): Promise<void> {
    while (!stopped) {
      peak = Math.max(peak, process.memoryUsage().rss);
      const part = await findPart();
      const tenth = found[Math.min(TENTHS - 1, Math.floor(part * TENTHS))];
      if (part !== last && tenth && tenth.length < MEASURES) tenth.push(readHeld());
      last = part;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  const watching = watch();
  return {
    async stop(): Promise<HeldMemory> {
      stopped = true;
      await watching;
      const tenths = found.map((measures) => (measures.length > 0 ? Math.min(...measures) : undefined));
      return { tenths, atEnd: readHeld(), peak, pausedMs };
    },
  };
}
