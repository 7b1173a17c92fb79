import { z } from 'zod';

/** Further than any list reaches; an offset stays a number the database takes. */
const LAST_PAGE = 100_000;

/** Which page of a list, from 1, in a body. */
export const pageNumber = z.number().int().min(1).max(LAST_PAGE);

/** The same in a query, where everything arrives as text. */
export const pageNumberParam = z.coerce.number().int().min(1).max(LAST_PAGE);
