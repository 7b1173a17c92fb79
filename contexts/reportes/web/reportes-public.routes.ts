import { INICIO } from '@marco/parametros/paths';
import type { RouteObject } from 'react-router';
import { reportesPaths, TITULO_RETIRAR } from '../contract/reportes.paths.ts';

/** What of the reports anybody opens, from a mail. */
export const reportesPublicRoutes: RouteObject[] = [
  {
    path: reportesPaths.retirar,
    handle: {
      title: TITULO_RETIRAR,
      isStep: true,
      breadcrumb: { trail: [INICIO], current: TITULO_RETIRAR },
    },
    lazy: async () => ({
      Component: (await import('./screens/fin-suscripcion-screen.tsx')).FinSuscripcionScreen,
    }),
  },
];
