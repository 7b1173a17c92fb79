import { z } from 'zod';
import { isSitePath } from './site-path.ts';

/** A path of this site, for links an answer carries. */
export const sitePathSchema = z.string().refine(isSitePath, { error: 'Debe ser una ruta de este sitio.' });
