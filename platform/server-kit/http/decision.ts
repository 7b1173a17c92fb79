import {
  type Decision,
  type ErrorCatalogue,
  type ProblemDetail,
  presentUnblockers,
} from '@marco/contract-kit';
import { refuse } from './app-error.ts';

/** The reasons of a decision and who can change it, as a problem tells them and as the screens say them. */
export function toDetalles({
  reasons,
  unblockers,
}: Pick<Decision, 'reasons' | 'unblockers'>): ProblemDetail[] {
  return [...reasons, presentUnblockers({ unblockers }) ?? []].flat().map((mensaje) => ({ mensaje }));
}

/** @throws the code of the catalogue, with the reasons of the decision, when it does not allow */
export function requireAllowed<C extends ErrorCatalogue>(
  decision: Decision,
  catalogue: C,
  code: keyof C & string,
): void {
  if (!decision.allowed) throw refuse(catalogue, code, toDetalles(decision));
}
