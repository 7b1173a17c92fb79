import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';

/** How a caller stands. */
export interface Standing {
  readonly current: number;
  /** Milliseconds until the count starts again. */
  readonly ttl: number;
}

interface Count {
  readonly digest: string;
  readonly windowMs: number;
  /** The last count from the database, including what this process had added. */
  shared: number;
  /** Counted here and not sent yet. */
  unsent: number;
  /** On the clock of this process. */
  endsAt: number;
}

interface SentCount {
  readonly digest: string;
  readonly added: number;
  readonly window_ms: number;
}

/** Callers remembered at once; the one that was not seen for longest goes first. */
const MAXIMUM_KEYS = 20_000;
/**
 * Callers sent in one statement: the busiest. The others are below any limit, or will be sent when they become
 * busier.
 */
const MAXIMUM_SENT = 1000;

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 27);

/**
 * Counts calls in this process at once, and joins them with those of the other processes when told to (`exchange`): no
 * request waits for the database. Between two exchanges a caller who spreads over n processes is allowed what n - 1 of
 * them let pass in that time beyond the limit.
 */
export class SharedCounts {
  readonly #counts = new Map<string, Count>();

  /** Counts one call. */
  add(key: string, windowMs: number): Standing {
    const now = performance.now();
    const count = this.#find(key, windowMs, now);
    count.unsent += 1;
    return { current: count.shared + count.unsent, ttl: count.endsAt - now };
  }

  /** Tells the database what was counted here, and learns what was counted everywhere. */
  async exchange(database: AnyKysely): Promise<void> {
    const told = this.#listUnsent();
    if (told.length === 0) return;
    const sent = told.map(({ digest, unsent, windowMs }) => ({ digest, added: unsent, window_ms: windowMs }));
    const totals = new Map((await addCounts(database, sent)).map((row) => [row.digest, row]));
    const now = performance.now();
    told.forEach((count, index) => {
      const total = totals.get(count.digest);
      if (!total) return;
      count.shared = total.total;
      count.unsent -= sent[index]?.added ?? 0;
      count.endsAt = now + total.left_ms;
    });
  }

  #find(key: string, windowMs: number, now: number): Count {
    const known = this.#counts.get(key);
    // Set again, so that the map keeps the order of the last call.
    this.#counts.delete(key);
    const count =
      known && known.endsAt > now
        ? known
        : { digest: known?.digest ?? digestOf(key), windowMs, shared: 0, unsent: 0, endsAt: now + windowMs };
    this.#counts.set(key, count);
    if (this.#counts.size > MAXIMUM_KEYS) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    return count;
  }

  #listUnsent(): Count[] {
    const now = performance.now();
    const unsent = [...this.#counts.values()].filter((count) => count.unsent > 0 && count.endsAt > now);
    if (unsent.length <= MAXIMUM_SENT) return unsent;
    return unsent.sort((one, other) => other.unsent - one.unsent).slice(0, MAXIMUM_SENT);
  }
}

/** In the order of their keys, so that two processes that update the same callers do not cause a deadlock. */
async function addCounts(database: AnyKysely, counts: readonly SentCount[]) {
  const { rows } = await sql<{ digest: string; total: number; left_ms: number }>`
    insert into request_counts as kept (key, total, ends_at)
    select digest, added, now() + make_interval(secs => window_ms / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as told(digest text, added int, window_ms int)
    order by digest
    on conflict (key) do update set
      total = case when kept.ends_at <= now() then excluded.total else kept.total + excluded.total end,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning key as digest, total,
      (extract(epoch from ends_at - now()) * 1000)::float8 as left_ms`.execute(database);
  return rows;
}

/** Forgets the counts of minutes that are over, a thousand at most. */
export async function deleteOldCounts(database: AnyKysely): Promise<void> {
  await sql`delete from request_counts where key in
    (select key from request_counts where ends_at < now() limit 1000)`.execute(database);
}
