import { EXPORTACIONES_PATH } from '../contract/exportaciones.terms.ts';

/** Addresses of this context. */
export const archivosPaths = { exports: EXPORTACIONES_PATH } as const;
