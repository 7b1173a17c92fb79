/**
 * What a `can-*` rule answers: whether somebody may do something now and, when not, why and who can change it.
 * The server refuses with it and the control that is not available explains itself with it.
 */
export interface Decision {
  readonly allowed: boolean;
  /** Spanish sentences: the rule that blocks and the present value it looked at. */
  readonly reasons: readonly string[];
  /** Who can change what blocks, such as 'Administrador'. */
  readonly unblockers: readonly string[];
}

/** The answer where nothing is against it. */
export const ALLOWED: Decision = { allowed: true, reasons: [], unblockers: [] };

/** A refusal for one reason, and who can change what blocks. */
export function refuseWith(reason: string, ...unblockers: readonly string[]): Decision {
  return { allowed: false, reasons: [reason], unblockers };
}

/** Allowed if there is no reason against it; otherwise a refusal with all reasons and who can change them. */
export function allowUnless(reasons: readonly string[], ...unblockers: readonly string[]): Decision {
  return reasons.length === 0 ? ALLOWED : { allowed: false, reasons, unblockers };
}

/**
 * Who can change what blocks, as every refusal ends on the screens and in answers; undefined where nobody can. The control
 * that is not available says the same by itself, since every page carries it; a test holds the two together.
 */
export function presentUnblockers({ unblockers }: Pick<Decision, 'unblockers'>): string | undefined {
  return unblockers.length > 0 ? `Puede cambiarlo: ${unblockers.join(', ')}.` : undefined;
}

/** The whole of a refusal in one text: every reason, and who can change it. */
export function explainDecision(decision: Decision): string {
  return [...decision.reasons, presentUnblockers(decision) ?? []].flat().join(' ');
}
