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
import { type AuditWitness, requireWitnessed } from './audit-witness.ts';
import type { SealSigner } from './seal-signature.ts';

/** Events of one seal at most. */
const SEAL_SIZE = 1000;

/** Any number: all processes that seal one database take the same advisory lock. */
const SEAL_LOCK = 170_171;

/**
 * The data of a seal for the log. Stored in another place, its digest proves that the chain up to it was not
 * rewritten.
 */
export interface MadeSeal {
  readonly batch: number;
  readonly lastId: number;
  readonly eventCount: number;
  readonly digest: string;
  readonly keyId: string;
  readonly signature: string;
}

/** What seals are made with. */
export interface Sealing {
  readonly signer: SealSigner;
  /** Without one nothing outside the database is remembered. */
  readonly witness?: AuditWitness;
  /** Called with each seal after it is stored. */
  readonly onSeal?: (seal: MadeSeal) => void;
}

/**
 * Seals all events, unless a transaction is open that may still add an older event.
 *
 * @returns whether all events up to the line were sealed; if not, a later call does the rest
 * @throws AuditRewrittenError when the trail no longer holds what the witness remembers
 */
export async function sealAudit(database: AnyKysely, sealing: Sealing): Promise<boolean> {
  await verifyWitness(database, sealing);
  if (!(await hasUnsealedEvents(database))) return true;
  return sealUpTo(database, await readAuditFence(database), sealing);
}

/**
 * Compares the trail with what the witness remembers, and lets it remember the newest seal, which another process may
 * have made.
 *
 * @throws AuditRewrittenError when the trail no longer holds it
 */
export async function verifyWitness(database: AnyKysely, { witness }: Sealing): Promise<void> {
  if (!witness) return;
  await requireWitnessed(database, witness);
  const { batch, digest } = await readLastSeal(database);
  if (batch > (witness.read()?.batch ?? 0)) witness.remember({ batch, digest });
}

/** Seals up to a line drawn before, if it was passed meanwhile. */
export async function sealUpTo(database: AnyKysely, fence: AuditFence, sealing: Sealing): Promise<boolean> {
  if (!(await isFencePassed(database, fence))) return false;
  for (;;) {
    const seal = await sealBatch(database, fence.lastId, sealing.signer);
    if (seal === 'nothing' || seal === 'locked') return seal === 'nothing';
    sealing.witness?.remember(seal);
    sealing.onSeal?.(seal);
  }
}

/** Whether events wait for a seal. */
export async function hasUnsealedEvents(database: AnyKysely): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select coalesce((select max(id) from audit_events), 0)
      > coalesce((select last_id from audit_seals order by batch desc limit 1), 0) as waiting`.execute(
    database,
  );
  return rows[0]?.waiting === true;
}

/** Makes one seal in one transaction. Only the process with the lock seals; the others do nothing. */
async function sealBatch(
  database: AnyKysely,
  upTo: number,
  signer: SealSigner,
): Promise<MadeSeal | 'nothing' | 'locked'> {
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
    const signed = signer.sign({ form: AUDIT_FORM, batch: seal.batch, digest });
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
        key_id: signed.keyId,
        signature: signed.signature,
      })
      .execute();
    return { batch: seal.batch, lastId: seal.lastId, eventCount: seal.eventCount, digest, ...signed };
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

/** The newest seal, or the value used before the first one, with the moment of the database. */
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
