import { createElementosDeDatoRoutes } from './elementos-de-dato.routes.ts';

/** What this context gives the private area. */
export const elementosDeDatoModule = { createRoutes: createElementosDeDatoRoutes };
