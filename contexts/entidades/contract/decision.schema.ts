import type { Decision } from '@marco/contract-kit';
import { z } from 'zod';

/** What a `can-*` rule answered about the caller, for the control that would do it. */
export const decisionSchema = z.object({
  allowed: z.boolean(),
  reasons: z.array(z.string()),
  unblockers: z.array(z.string()),
}) satisfies z.ZodType<Decision>;
