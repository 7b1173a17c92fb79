import type { Kysely, Transaction } from 'kysely';
import { AppError } from '../http/app-error.ts';
import type { CallContext } from '../http/bound-endpoint.ts';
import { executeOnce } from '../http/execute-once.ts';
import { writeAudit } from './write-audit.ts';

/** The action and its object. */
export interface Intent {
  readonly action: string;
  readonly objectType: string;
  readonly objectId?: string | number | null;
}

/**
 * Runs a change in one transaction, once for each idempotency key. If the change is refused, everything is rolled
 * back and only an audit event with the code is written.
 *
 * @param refusals what a broken constraint of the database means to a person, by its name
 */
export async function runAudited<Schema, Result>(
  database: Kysely<Schema>,
  context: CallContext,
  intent: Intent,
  refusals: Readonly<Record<string, () => AppError>>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  try {
    return await executeOnce(database, context, work);
  } catch (cause) {
    const refusal = toRefusal(cause, refusals);
    if (refusal instanceof AppError && refusal.status < 500) {
      await writeAudit(database, context, { ...intent, result: 'rechazo', detail: { codigo: refusal.code } });
    }
    throw refusal;
  }
}

function toRefusal(cause: unknown, refusals: Readonly<Record<string, () => AppError>>): unknown {
  const constraint =
    typeof cause === 'object' && cause !== null && 'constraint' in cause ? cause.constraint : undefined;
  if (typeof constraint !== 'string' || !Object.hasOwn(refusals, constraint)) return cause;
  return refusals[constraint]?.() ?? cause;
}
