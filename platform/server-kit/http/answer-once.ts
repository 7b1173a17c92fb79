import type { CallContext } from './bound-endpoint.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

/** The answer the first call with this key got, if there was one. */
export type EarlierAnswerFinder = (key: IdempotencyKey) => Promise<{ readonly answer: unknown } | undefined>;

/**
 * Answers a repeated call with what the first one got. If a repeated call is refused only because the first one
 * succeeded (its token is used, its name is taken), it also gets the answer of the first one.
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
