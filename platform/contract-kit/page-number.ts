import { z } from 'zod';
import { MAX_PAGE } from './address-number.ts';

/** Which page of a list, from 1, in a body. */
export const pageNumber = z.number().int().min(1).max(MAX_PAGE);

/** The same in a query, where everything arrives as text. */
export const pageNumberParam = z.coerce.number().int().min(1).max(MAX_PAGE);
