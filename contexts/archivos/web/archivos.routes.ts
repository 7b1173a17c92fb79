import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { archivosPaths } from '../contract/archivos.paths.ts';

/** Start of the private area, above every screen of this context. */
const INICIO = { nombre: 'Inicio', to: '/app/home' } as const;

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
