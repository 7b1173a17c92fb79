import type { AnyEndpoint, CommonErrorCode } from '@marco/contract-kit';
import type { FastifyRequest } from 'fastify';
import type { Recaptcha, RecaptchaVerdict } from '../recaptcha/recaptcha.ts';
import { type AppError, refuseCommon } from './app-error.ts';

const REFUSALS = {
  missing: 'RECAPTCHA_REQUERIDO',
  refused: 'RECAPTCHA_RECHAZADO',
  unavailable: 'RECAPTCHA_SIN_RESPUESTA',
} as const satisfies Record<Exclude<RecaptchaVerdict, 'accepted'>, CommonErrorCode>;

/** Why a form is not taken, with what a person reads; undefined when a person sent it. */
export function findPersonRefusal(verdict: RecaptchaVerdict): AppError | undefined {
  return verdict === 'accepted' ? undefined : refuseCommon(REFUSALS[verdict]);
}

/**
 * Refuses a program where an endpoint asks for a person. If the service gives no verdict, the call is refused,
 * because an operator switched reCAPTCHA on for a reason (ADR 0049).
 *
 * @param recaptcha null while it is off, and then nothing is asked
 */
export async function requirePerson(
  endpoint: AnyEndpoint,
  { actor, headers, log }: FastifyRequest,
  recaptcha: Recaptcha | null,
): Promise<void> {
  // Whoever has a session entered as a person, and is counted as one.
  if (!recaptcha || !endpoint.recaptcha || actor) return;
  const verdict = await recaptcha.verify(headers['recaptcha-token'], endpoint.recaptcha, log);
  const refusal = findPersonRefusal(verdict);
  if (refusal) throw refusal;
}
