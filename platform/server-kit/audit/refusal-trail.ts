import type { AnyKysely } from '../database/database-handle.ts';
import type { AppError } from '../http/app-error.ts';
import type { CallContext } from '../http/bound-endpoint.ts';
import { wasRefusalTold, writeAudit } from './write-audit.ts';

/** In this time one event is written for each person and operation; further refusals are counted. */
const WINDOW_MS = 60_000;
/** Events of one person in that time, over all operations. */
const PERSON_LIMIT = 20;
/** People and operations remembered; beyond it the oldest are forgotten. */
const MEMORY_LIMIT = 10_000;

/** Records that a person was refused an operation because a permission was missing. */
export type RefusalTrail = (
  refusal: AppError,
  operation: string,
  call: Pick<CallContext, 'actor' | 'address' | 'correlationId' | 'log'>,
) => Promise<void>;

/**
 * Records in the trail what people tried without permission, with at most a few events a minute for each person, so
 * that nobody can fill the trail or the disk. A refusal that already has an event with its record gets no second one.
 * If the event cannot be written, the log says so and the answer does not change.
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
  /** Events that were written in this window, and refusals that were only counted. */
  taken: number;
  skipped: number;
}

/** Decides whether a person may have another event, and counts the refusals since the last one. */
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
