import { z } from 'zod';
import type { Decision } from './decision.ts';

/** A decision as an answer carries it, for the control that would do what it is about. */
export const decisionSchema: z.ZodType<Decision, Decision> = z.object({
  allowed: z.boolean(),
  reasons: z.array(z.string()),
  unblockers: z.array(z.string()),
});
