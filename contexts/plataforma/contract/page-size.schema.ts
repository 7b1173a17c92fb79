import { z } from 'zod';

/** Rows of a page in a query, where everything arrives as text. */
export const pageSizeParam = z.coerce.number().int().min(1).max(100);
