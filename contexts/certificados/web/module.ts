import { certificadosRoutes } from './certificados.routes.ts';

/** What this context gives the private area. */
export const certificadosModule = { createRoutes: () => certificadosRoutes };
