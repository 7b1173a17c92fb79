import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';

/** How long a place is kept without a renewal, and how often a process renews it. */
const LEASE_SECONDS = 60;
const RENEWAL_MS = 20_000;

/** A place somebody holds. */
interface HeldPlace {
  /** Releases the place. If that fails, the place is free when its lease ends. */
  leave(): Promise<void>;
}

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 27);

/**
 * Places of each caller in all processes of the product together, whichever of them its calls reach. The places of a
 * process that dies are free when their leases end.
 */
export class SharedPlaces {
  readonly #database: AnyKysely;
  readonly #kind: string;
  readonly #most: number;

  /** @param most places of one caller */
  constructor(database: AnyKysely, { kind, most }: { readonly kind: string; readonly most: number }) {
    this.#database = database;
    this.#kind = kind;
    this.#most = most;
  }

  /** Takes a place; undefined where the caller holds all of its own. */
  async take({ key }: { readonly key: string }): Promise<HeldPlace | undefined> {
    const lease = randomUUID();
    // Two processes may want the same free place at the same time: the second one looks for another place.
    for (let attempt = 0; attempt < this.#most; attempt += 1) {
      if (await this.#insert(digestOf(key), lease)) return this.#hold(lease);
      if ((await this.#countHeld(digestOf(key))) >= this.#most) return undefined;
    }
    return undefined;
  }

  /**
   * Has work done in a place of its own.
   *
   * @throws what `refuseFull` gives where the caller holds all of its own
   */
  async runIn<Result>(
    caller: { readonly key: string },
    work: () => Promise<Result>,
    refuseFull: () => Error,
  ): Promise<Result> {
    const place = await this.take(caller);
    if (!place) throw refuseFull();
    try {
      return await work();
    } finally {
      await place.leave();
    }
  }

  async #insert(caller: string, lease: string): Promise<boolean> {
    const { rows } = await sql`
      insert into work_places as held (kind, caller, place, lease, ends_at)
      select ${this.#kind}, ${caller}, free.place, ${lease}::uuid, now() + make_interval(secs => ${LEASE_SECONDS})
      from generate_series(1, ${this.#most}::int) as free(place)
      where not exists (
        select from work_places other where other.kind = ${this.#kind} and other.caller = ${caller}
          and other.place = free.place and other.ends_at > now())
      order by free.place limit 1
      on conflict (kind, caller, place) do update set lease = excluded.lease, ends_at = excluded.ends_at
        where held.ends_at <= now()
      returning lease`.execute(this.#database);
    return rows.length > 0;
  }

  async #countHeld(caller: string): Promise<number> {
    const { rows } = await sql<{ held: number }>`
      select count(*)::int as held from work_places
      where kind = ${this.#kind} and caller = ${caller} and ends_at > now()`.execute(this.#database);
    return rows[0]?.held ?? 0;
  }

  #hold(lease: string): HeldPlace {
    const renewal = setInterval(() => {
      void sql`update work_places set ends_at = now() + make_interval(secs => ${LEASE_SECONDS})
        where lease = ${lease}::uuid`
        .execute(this.#database)
        .catch(() => undefined);
    }, RENEWAL_MS).unref();
    return {
      leave: async () => {
        clearInterval(renewal);
        await sql`delete from work_places where lease = ${lease}::uuid`
          .execute(this.#database)
          .catch(() => undefined);
      },
    };
  }
}

/** Forgets the places whose leases ended, a thousand at most. */
export async function deleteOldPlaces(database: AnyKysely): Promise<void> {
  await sql`delete from work_places where lease in
    (select lease from work_places where ends_at < now() limit 1000)`.execute(database);
}
