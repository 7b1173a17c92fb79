import type { CallContext } from './bound-endpoint.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** The answer the first call with this key got, if there was one. */
export type EarlierAnswerFinder = (key: IdempotencyKey) => Promise<{ readonly answer: unknown } | undefined>;

/**
 * Answers a repeated call with what the first one got. A call that is refused because the first was faster
 * (its token is spent, its name is taken) gets that answer too.
 */
export async function answerOnce(
  { idempotency }: Pick<CallContext, 'idempotency'>,
  findEarlier: EarlierAnswerFinder,
  handle: () => Promise<unknown>,
): Promise<unknown> {
  if (!idempotency) return handle();
  const earlier = await findEarlier(idempotency);
  if (earlier) return earlier.answer;
  try {
    return await handle();
  } catch (error) {
    const first = await findEarlier(idempotency);
    if (first) return first.answer;
    throw error;
  }
}
