import { accesoPaths } from '../contract/acceso.paths.ts';
import { createAccesoRoutes } from './acceso.routes.ts';

/** What this context gives everybody; it comes with the first page. */
export const accesoPublicModule = {
  createRoutes: createAccesoRoutes,
  menu: [{ to: accesoPaths.landing, label: 'Inicio', end: true }],
};
