import type { Decision, ErrorCatalogue, ProblemDetail } from '@marco/contract-kit';
import { refuse } from './app-error.ts';

/** The reasons of a decision, as a problem tells them. */
export function toDetalles({ reasons }: Pick<Decision, 'reasons'>): ProblemDetail[] {
  return reasons.map((mensaje) => ({ mensaje }));
}

/** @throws the code of the catalogue, with the reasons of the decision, when it does not allow */
export function requireAllowed<C extends ErrorCatalogue>(
  decision: Decision,
  catalogue: C,
  code: keyof C & string,
): void {
  if (!decision.allowed) throw refuse(catalogue, code, toDetalles(decision));
}
