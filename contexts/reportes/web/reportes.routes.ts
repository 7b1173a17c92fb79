import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { reportesPaths, TITULO_REPORTES } from '../contract/reportes.paths.ts';

/** Reports and indicators in the private area. */
export const reportesRoutes: RouteObject[] = [
  {
    path: reportesPaths.home,
    handle: {
      title: TITULO_REPORTES,
      breadcrumb: { trail: [INICIO], current: TITULO_REPORTES },
    } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./screens/reportes-screen.tsx')).ReportesScreen }),
  },
];
