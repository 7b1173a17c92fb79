import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import {
  reportesPaths,
  TITULO_EXPLORADOR,
  TITULO_REPORTES,
  TITULO_TABLEROS,
} from '../contract/reportes.paths.ts';

const REPORTES = { nombre: TITULO_REPORTES, to: reportesPaths.home };
const TABLEROS = { nombre: TITULO_TABLEROS, to: reportesPaths.tableros };
const toHandle = (title: string, ...above: readonly { nombre: string; to: string }[]): ScreenHandle => ({
  title,
  breadcrumb: { trail: [INICIO, ...above], current: title },
});

/** Reports and indicators in the private area. */
export const reportesRoutes: RouteObject[] = [
  {
    path: reportesPaths.home,
    handle: toHandle(TITULO_REPORTES),
    lazy: async () => ({ Component: (await import('./screens/reportes-screen.tsx')).ReportesScreen }),
  },
  {
    path: reportesPaths.informe,
    handle: toHandle('Reporte', REPORTES),
    lazy: async () => ({ Component: (await import('./screens/informe-screen.tsx')).InformeScreen }),
  },
  {
    path: reportesPaths.indicador,
    handle: toHandle('Indicador', REPORTES),
    lazy: async () => ({ Component: (await import('./screens/indicador-screen.tsx')).IndicadorScreen }),
  },
  {
    path: reportesPaths.filas,
    handle: toHandle('Registros', REPORTES),
    lazy: async () => ({ Component: (await import('./screens/filas-screen.tsx')).FilasScreen }),
  },
  {
    path: reportesPaths.explorador,
    handle: toHandle(TITULO_EXPLORADOR, REPORTES),
    lazy: async () => ({ Component: (await import('./screens/explorador-screen.tsx')).ExploradorScreen }),
  },
  {
    path: reportesPaths.tableros,
    handle: toHandle(TITULO_TABLEROS, REPORTES),
    lazy: async () => ({ Component: (await import('./screens/tableros-screen.tsx')).TablerosScreen }),
  },
  {
    path: reportesPaths.tablero,
    handle: toHandle('Tablero', REPORTES, TABLEROS),
    lazy: async () => ({ Component: (await import('./screens/tablero-screen.tsx')).TableroScreen }),
  },
];
