/**
 * What a `can-*` rule answers: whether somebody may do something now and, when not, why and who can change it.
 * The server refuses with it and the control that is not available explains itself with it.
 */
export interface Decision {
  readonly allowed: boolean;
  /** Spanish sentences: the rule that blocks and the present value it looked at. */
  readonly reasons: readonly string[];
  /** Who can change what blocks, such as 'Administrador MinTIC'. */
  readonly unblockers: readonly string[];
}

/** The answer where nothing is against it. */
export const ALLOWED: Decision = { allowed: true, reasons: [], unblockers: [] };

/** A refusal for one reason, and who can change what blocks. */
export function refuseWith(reason: string, ...unblockers: readonly string[]): Decision {
  return { allowed: false, reasons: [reason], unblockers };
}

/** Allowed while there is no reason against it; otherwise the refusal tells them all, and who can change that. */
export function allowUnless(reasons: readonly string[], ...unblockers: readonly string[]): Decision {
  return reasons.length === 0 ? ALLOWED : { allowed: false, reasons, unblockers };
}
