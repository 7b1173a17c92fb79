import type { AnyKysely } from '../database/database-handle.ts';
import type { SharedCounts } from './shared-counts.ts';

const INTERVAL_MS = 1000;

export interface CountsExchange {
  /** Sends the last counts, so that a restart does not reset them. */
  stop(): Promise<void>;
}

/**
 * Exchanges counts once a second while the process runs. Without its database each process counts for itself.
 *
 * @param onError called once each time the database becomes unreachable
 */
export function startCountsExchange(
  counts: SharedCounts,
  database: AnyKysely,
  onError: (error: unknown) => void,
): CountsExchange {
  let underWay: Promise<void> | undefined;
  let isFailing = false;
  const exchange = async () => {
    try {
      await counts.exchange(database);
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
    underWay = undefined;
  };
  const timer = setInterval(() => {
    underWay ??= exchange();
  }, INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await underWay;
      await exchange();
    },
  };
}
