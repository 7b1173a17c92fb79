import { ALLOWED, type Decision } from './decision.ts';

/** One reason of a rule: what kind it is, and the Spanish sentence people read. A program decides by the code alone. */
export interface CodedReason<Code extends string> {
  readonly code: Code;
  readonly text: string;
}

/**
 * The decision of a rule whose refusals have different consequences, such as the code of the error. The codes stay in the
 * server: an answer carries the {@link Decision} that `presentDecision` makes of it, and the types let nothing else pass.
 */
export interface CodedDecision<Code extends string> {
  readonly allowed: boolean;
  readonly reasons: readonly CodedReason<Code>[];
  /** Who can change what blocks, such as 'Administrador'. */
  readonly unblockers: readonly string[];
}

/** A decision whose reasons all have the same code. */
export function withCode<Code extends string>(decision: Decision, code: Code): CodedDecision<Code> {
  return { ...decision, reasons: decision.reasons.map((text) => ({ code, text })) };
}

/** Allowed if there is no reason against it; otherwise a refusal with all reasons. */
export function allowUnlessCoded<Code extends string>(
  reasons: readonly CodedReason<Code>[],
): CodedDecision<Code> {
  return { allowed: reasons.length === 0, reasons, unblockers: ALLOWED.unblockers };
}

/** The decision as people and answers have it: the sentences without their codes. */
export function presentDecision({ allowed, reasons, unblockers }: CodedDecision<string>): Decision {
  return { allowed, reasons: reasons.map(({ text }) => text), unblockers };
}

/** Several decisions by their action, as answers have them. */
export function presentDecisions<Action extends string>(
  decisions: Readonly<Record<Action, CodedDecision<string>>>,
): Record<Action, Decision> {
  const entries = Object.entries<CodedDecision<string>>(decisions);
  return Object.fromEntries(
    entries.map(([action, decision]) => [action, presentDecision(decision)]),
  ) as Record<Action, Decision>;
}
