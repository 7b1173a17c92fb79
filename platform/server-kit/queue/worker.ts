/** A loop of this process over due work. */
export interface Worker {
  /** Ends the loop after what it is doing now. */
  stop(): Promise<void>;
}

export interface WorkerSettings {
  /** Does one piece of due work; false when there was none. */
  runNext(): Promise<boolean>;
  /** Milliseconds between two looks while there is nothing to do. */
  readonly pauseMs: number;
  /** Called when the check itself failed, because the database was not reachable. The loop continues. */
  onError(error: unknown): void;
}

/** Starts doing due work, one piece after the other, until it is stopped. */
export function startWorker({ runNext, pauseMs, onError }: WorkerSettings): Worker {
  let stopped = false;
  let wakeUp: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const work = async () => {
    while (!stopped) {
      const worked = await runNext().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!worked && !stopped) await pause();
    }
  };
  const ended = work();
  return {
    stop: () => {
      stopped = true;
      wakeUp();
      return ended;
    },
  };
}
