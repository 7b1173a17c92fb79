import type { AnyKysely } from '../database/database-handle.ts';
import type { AppError } from '../http/app-error.ts';
import type { CallContext } from '../http/bound-endpoint.ts';
import { wasRefusalTold, writeAudit } from './write-audit.ts';

/** One event for each person and operation in this time; what comes meanwhile is counted. */
const WINDOW_MS = 60_000;
/** Events of one person in that time, over all operations. */
const PERSON_LIMIT = 20;
/** People and operations remembered; beyond it the oldest are forgotten. */
const MEMORY_LIMIT = 10_000;

/** Writes down that somebody was refused an operation for lack of permission. */
export type RefusalTrail = (
  refusal: AppError,
  operation: string,
  call: Pick<CallContext, 'actor' | 'address' | 'correlationId' | 'log'>,
) => Promise<void>;

/**
 * Keeps a trace of what people tried without permission, and no more than a few events a minute of each: whoever tries
 * for hours fills neither the trail nor the disk. A refusal the trail already tells, with the record it is about, is not
 * told twice. A trace that cannot be written is told to the log and leaves the answer as it is.
 *
 * @param now milliseconds since 1970
 */
export function createRefusalTrail(database: AnyKysely, now: () => number = Date.now): RefusalTrail {
  const takePlace = createPlaces(now);
  return async (refusal, operation, call) => {
    if (wasRefusalTold(call)) return;
    const place = takePlace(call.actor ? `usuario ${call.actor.userId}` : call.address, operation);
    if (!place) return;
    await writeAudit(database, call, {
      action: 'acceder',
      result: 'rechazo',
      objectType: 'operacion',
      objectId: operation,
      detail: { codigo: refusal.code, sinAnotar: place.skipped },
    }).catch((error: unknown) => call.log.error({ err: error }, 'a refusal could not be audited'));
  };
}

interface Window {
  readonly endsAt: number;
  /** What this window let through, and what it did not. */
  taken: number;
  skipped: number;
}

/** Who still has a place for an event, and how many they were refused since the last one. */
function createPlaces(now: () => number) {
  const windows = new Map<string, Window>();

  function openWindow(key: string): { window: Window; skippedBefore: number } {
    const known = windows.get(key);
    if (known && known.endsAt > now()) return { window: known, skippedBefore: 0 };
    windows.delete(key);
    const window = { endsAt: now() + WINDOW_MS, taken: 0, skipped: 0 };
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > MEMORY_LIMIT && oldest !== undefined) windows.delete(oldest);
    return { window, skippedBefore: known?.skipped ?? 0 };
  }

  return (person: string, operation: string): { readonly skipped: number } | undefined => {
    const { window, skippedBefore } = openWindow(`${person} ${operation}`);
    const { window: all } = openWindow(person);
    if (window.taken > 0 || all.taken >= PERSON_LIMIT) {
      window.skipped += 1 + skippedBefore;
      return undefined;
    }
    window.taken += 1;
    all.taken += 1;
    return { skipped: skippedBefore };
  };
}
