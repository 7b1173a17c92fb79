import type { Kysely, Transaction } from 'kysely';
import type { AppError } from '../http/app-error.ts';
import type { CallContext } from '../http/bound-endpoint.ts';
import { isOutdated, refuseOutdated } from '../http/require-version.ts';
import { type Intent, runAudited } from './run-audited.ts';
import { type AuditDetail, writeAudit } from './write-audit.ts';

/** What a change did. */
interface Applied<Result> {
  /** What its caller is answered. */
  readonly result: Result;
  /** What the audit trail keeps of it; undefined when there was nothing to change. */
  readonly detail: AuditDetail | undefined;
}

/** A change of one record that people edit. */
export interface LockedChange<Schema, Held, Result> {
  readonly intent: Intent;
  /** What a broken constraint of the database means to a person, by its name. */
  readonly refusals?: Readonly<Record<string, () => AppError>>;
  /**
   * Locks the record until the end of the transaction.
   *
   * @throws if the caller sees no such record, or may not change any version of it
   */
  readonly lock: (transaction: Transaction<Schema>) => Promise<Held>;
  /** The record as the caller knows it, asked for only when theirs is outdated. */
  readonly present: (transaction: Transaction<Schema>, held: Held) => unknown;
  /** @throws what the rules refuse of the record as it is */
  readonly verify?: (transaction: Transaction<Schema>, held: Held) => void | Promise<void>;
  /** Writes the change of the record held. */
  readonly apply: (transaction: Transaction<Schema>, held: Held) => Promise<Applied<Result>>;
}

/**
 * Every write about a record with a version uses this function. It locks the record, compares the version that the
 * caller saw, asks the rules, and writes the change and its audit event, in one transaction and once for each
 * idempotency key.
 *
 * @throws VERSION_DISTINTA with the present record; also what `lock`, `verify` and `apply` throw
 */
export function updateLocked<Schema, Held extends { readonly version: number | null }, Result>(
  database: Kysely<Schema>,
  context: CallContext,
  { intent, refusals = {}, lock, present, verify, apply }: LockedChange<Schema, Held, Result>,
): Promise<Result> {
  return runAudited(database, context, intent, refusals, async (transaction) => {
    const held = await lock(transaction);
    if (isOutdated(context, held.version)) throw refuseOutdated(await present(transaction, held));
    await verify?.(transaction, held);
    const { result, detail } = await apply(transaction, held);
    if (detail) await writeAudit(transaction, context, { ...intent, result: 'exito', detail });
    return result;
  });
}
