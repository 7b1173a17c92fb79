import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { archivosPaths } from '../contract/archivos.paths.ts';

/** Screens of this context, all of the private area, each in its own file. */
export const archivosRoutes: RouteObject[] = [
  {
    path: archivosPaths.exports,
    handle: {
      title: 'Exportaciones',
      breadcrumb: { trail: [INICIO], current: 'Exportaciones' },
    } satisfies ScreenHandle,
    lazy: async () => ({
      Component: (await import('./screens/exportaciones-screen.tsx')).ExportacionesScreen,
    }),
  },
];
