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
   * Holds the record until the end.
   *
   * @throws where there is none for the caller, or they may not change it whatever its version
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
 * The way of every write about a record that carries a version: the record held, the version its caller saw, the rules,
 * the change and its trace, in one transaction and once for each idempotency key.
 *
 * @throws VERSION_DISTINTA with the record as it is, beside what `lock`, `verify` and `apply` refuse
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
