import { sql } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import {
  AUDIT_FORM,
  type CanonicalEvent,
  canonicalColumns,
  computeEventDigest,
  computeSealDigest,
  NO_SEAL_BEFORE,
  startEntries,
} from './audit-digest.ts';
import { type AuditFence, isFencePassed, readAuditFence } from './audit-fence.ts';

/** Events of one seal at most. */
const SEAL_SIZE = 1000;

/** Any number: all processes that seal one database take the same advisory lock. */
const SEAL_LOCK = 170_171;

/** What a seal says for the log: written down elsewhere, its digest proves that the chain up to it was not rewritten. */
export interface MadeSeal {
  readonly batch: number;
  readonly lastId: number;
  readonly eventCount: number;
  readonly digest: string;
}

/**
 * Seals what can be sealed now: everything, unless a transaction that may still add an older event is open.
 *
 * @param onSeal told of each seal after it is stored
 * @returns whether the line it drew was reached; otherwise a later call does the rest
 */
export async function sealAudit(database: AnyKysely, onSeal?: (seal: MadeSeal) => void): Promise<boolean> {
  if (!(await hasUnsealedEvents(database))) return true;
  return sealUpTo(database, await readAuditFence(database), onSeal);
}

/** Seals up to a line drawn before, if it was passed meanwhile. */
export async function sealUpTo(
  database: AnyKysely,
  fence: AuditFence,
  onSeal?: (seal: MadeSeal) => void,
): Promise<boolean> {
  if (!(await isFencePassed(database, fence))) return false;
  for (;;) {
    const seal = await sealBatch(database, fence.lastId);
    if (seal === 'nothing' || seal === 'locked') return seal === 'nothing';
    onSeal?.(seal);
  }
}

/** Whether events wait for a seal. */
export async function hasUnsealedEvents(database: AnyKysely): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select 1 from audit_events
      where id > coalesce((select last_id from audit_seals order by batch desc limit 1), 0)) as waiting`.execute(
    database,
  );
  return rows[0]?.waiting === true;
}

/** One seal in one transaction; whoever holds the lock seals, another process leaves it to them. */
async function sealBatch(database: AnyKysely, upTo: number): Promise<MadeSeal | 'nothing' | 'locked'> {
  return database.transaction().execute(async (transaction) => {
    if (!(await takeLock(transaction))) return 'locked';
    const before = await readLastSeal(transaction);
    const { rows: events } = await sql<CanonicalEvent>`
      select ${canonicalColumns} from audit_events e
      where e.id > ${before.last_id} and e.id <= ${upTo} order by e.id limit ${SEAL_SIZE}`.execute(
      transaction,
    );
    const last = events.at(-1);
    if (!last) return 'nothing';
    const digests = events.map((event) => ({
      event_id: Number(event.id),
      digest: computeEventDigest(event),
    }));
    const entries = startEntries();
    for (const { event_id, digest } of digests) entries.add(event_id, digest);
    const seal = {
      batch: before.batch + 1,
      firstId: before.last_id + 1,
      lastId: Number(last.id),
      eventCount: events.length,
      sealedAt: before.now.toISOString(),
      previousDigest: before.digest,
    };
    const digest = computeSealDigest(seal, entries.end());
    await transaction.insertInto('audit_event_digests').values(digests).execute();
    await transaction
      .insertInto('audit_seals')
      .values({
        batch: seal.batch,
        form: AUDIT_FORM,
        first_id: seal.firstId,
        last_id: seal.lastId,
        event_count: seal.eventCount,
        sealed_at: seal.sealedAt,
        previous_digest: seal.previousDigest,
        digest,
      })
      .execute();
    return { batch: seal.batch, lastId: seal.lastId, eventCount: seal.eventCount, digest };
  });
}

async function takeLock(transaction: AnyKysely): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(SEAL_LOCK)}) as taken`.execute(transaction);
  return rows[0]?.taken === true;
}

interface LastSeal {
  readonly batch: number;
  readonly last_id: number;
  readonly digest: string;
  readonly now: Date;
}

/** The newest seal, or what stands before the first one, with the moment of the database. */
async function readLastSeal(transaction: AnyKysely): Promise<LastSeal> {
  const { rows } = await sql<LastSeal>`
    select coalesce(s.batch, 0) as batch, coalesce(s.last_id, 0::bigint) as last_id,
      coalesce(s.digest, ${NO_SEAL_BEFORE}) as digest, now()::timestamptz(3) as now
    from (select 1) one left join (select * from audit_seals order by batch desc limit 1) s on true`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw new Error('The last seal could not be read.');
  return row;
}
