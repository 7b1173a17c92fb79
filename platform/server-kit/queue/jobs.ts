import { type Kysely, sql, type Transaction } from 'kysely';
import type { AnyKysely } from '../database/database-handle.ts';
import { PRESENT } from './backoff.ts';
import { CLAIM, describeFailure } from './claim.ts';

/** Work of one kind. It runs in the transaction that also ends the job: its effects happen once. */
export interface JobHandler<Schema> {
  readonly kind: string;
  /** For periodic work: the key of the job that should exist by now, if any. */
  findDueKey?(database: Kysely<Schema>, now: Date): Promise<string | undefined>;
  run(transaction: Transaction<Schema>, payload: Readonly<Record<string, unknown>>): Promise<void>;
}

/** The hold of this process on a job while it works on it. */
export interface JobClaim {
  /** Number of this attempt, from 1. */
  readonly attempts: number;
  /** Fires when the process is to end: the work stops where it is and is tried again. */
  readonly signal: AbortSignal;
  /**
   * Keeps the job for as long again; to be called at least every few minutes.
   *
   * @throws JobLostError when another process has it
   */
  keep(): Promise<void>;
}

/**
 * Work too long for one transaction. It runs outside of any transaction, may be interrupted at any point and started
 * again, and returns a function, which runs in the transaction that also ends the job.
 */
export interface LongJobHandler<Schema> {
  readonly kind: string;
  /** As of a `JobHandler`. */
  findDueKey?(database: Kysely<Schema>, now: Date): Promise<string | undefined>;
  start(
    database: Kysely<Schema>,
    payload: Readonly<Record<string, unknown>>,
    claim: JobClaim,
  ): Promise<(transaction: Transaction<Schema>) => Promise<void>>;
}

interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
}

const NEVER = new AbortController().signal;

/** Another process claimed the job meanwhile: what this one did is undone. */
class JobLostError extends Error {
  override readonly name = 'JobLostError';
}

/**
 * Asks for a job, in the caller's transaction. A kind and key is one job: asking again adds nothing,
 * until it is forgotten long after its end (`deleteDoneWork`).
 *
 * @returns whether it was added now
 */
export async function addJob(
  transaction: AnyKysely,
  job: {
    readonly kind: string;
    readonly key: string;
    readonly payload?: object;
    /** Not before so many seconds have passed. */
    readonly afterSeconds?: number;
  },
): Promise<boolean> {
  const { kind, key, payload = {}, afterSeconds = 0 } = job;
  const added = await transaction
    .insertInto('jobs')
    .values({
      kind,
      job_key: key,
      payload: JSON.stringify(payload),
      next_attempt_at: sql`now() + make_interval(secs => ${afterSeconds})`,
    })
    .onConflict((conflict) => conflict.constraint('jobs_kind_key').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Asks for the jobs whose time has come by themselves; all processes may, one job results. */
export async function addScheduledJobs<Schema>(
  database: Kysely<Schema>,
  handlers: readonly Pick<JobHandler<Schema>, 'kind' | 'findDueKey'>[],
  now: Date,
): Promise<void> {
  for (const { kind, findDueKey } of handlers) {
    const key = await findDueKey?.(database, now);
    if (key !== undefined) await addJob(database, { kind, key, payload: { clave: key } });
  }
}

/** Takes the job of the given kinds that is due longest; several processes take different ones. */
async function claimJob(database: AnyKysely, kinds: readonly string[]): Promise<ClaimedJob | undefined> {
  return database
    .updateTable('jobs')
    .set(CLAIM)
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        '=',
        selectFrom('jobs')
          .select('id')
          .where('finished_at', 'is', null)
          .where('abandoned_at', 'is', null)
          .where('kind', 'in', kinds)
          .where('next_attempt_at', '<=', PRESENT)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst() as Promise<ClaimedJob | undefined>;
}

/** Makes the claim as long as a fresh one. */
async function keepJob(database: AnyKysely, { id, attempts }: ClaimedJob): Promise<void> {
  const kept = await database
    .updateTable('jobs')
    .set({ next_attempt_at: CLAIM.next_attempt_at })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (kept.numUpdatedRows !== 1n) throw new JobLostError();
}

async function closeJob(transaction: AnyKysely, { id, attempts }: ClaimedJob): Promise<void> {
  const closed = await transaction
    .updateTable('jobs')
    .set({ finished_at: sql`now()`, last_error: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (closed.numUpdatedRows !== 1n) throw new JobLostError();
}

async function postponeJob(database: AnyKysely, job: ClaimedJob, reason: string): Promise<void> {
  await database
    .updateTable('jobs')
    .set(describeFailure(job.attempts, reason, false))
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

/**
 * Runs one due job. A job that throws is undone, waits and is tried again, and is given up after the last
 * attempt.
 *
 * @param onFailure called with the error, for the log
 * @param signal fires when the process is to end: long work stops
 * @returns whether there was one
 */
export async function runDueJob<Schema>(
  database: Kysely<Schema>,
  handlers: readonly (JobHandler<Schema> | LongJobHandler<Schema>)[],
  onFailure: (kind: string, error: unknown) => void,
  signal: AbortSignal = NEVER,
): Promise<boolean> {
  const job = await claimJob(
    database,
    handlers.map(({ kind }) => kind),
  );
  if (!job) return false;
  const handler = handlers.find(({ kind }) => kind === job.kind);
  try {
    const finish =
      handler && 'start' in handler
        ? await handler.start(database, job.payload, {
            attempts: job.attempts,
            signal,
            keep: () => keepJob(database, job),
          })
        : (transaction: Transaction<Schema>) => handler?.run(transaction, job.payload);
    await database.transaction().execute(async (transaction) => {
      await finish(transaction);
      await closeJob(transaction, job);
    });
  } catch (error) {
    if (error instanceof JobLostError) return true;
    onFailure(job.kind, error);
    await postponeJob(database, job, error instanceof Error ? error.message : String(error));
  }
  return true;
}
