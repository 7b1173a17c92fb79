import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { estandaresPaths, toEditarEstandar, toEstandar } from '../contract/estandares.paths.ts';

const ESTANDARES = { nombre: 'Estándares', to: estandaresPaths.restaurada };

function toHandle(title: string, ...trail: readonly { nombre: string; to: string }[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/** Screens of this context in the private area. */
export const estandaresRoutes: RouteObject[] = [
  {
    path: estandaresPaths.home,
    handle: toHandle('Estándares'),
    lazy: async () => ({ Component: (await import('./screens/estandares-screen.tsx')).EstandaresScreen }),
  },
  {
    path: estandaresPaths.nuevo,
    handle: toHandle('Proponer estándar', ESTANDARES),
    lazy: async () => ({
      Component: (await import('./screens/create-estandar-screen.tsx')).CreateEstandarScreen,
    }),
  },
  {
    path: toEstandar(':id'),
    handle: toHandle('Estándar', ESTANDARES),
    lazy: async () => ({ Component: (await import('./screens/estandar-screen.tsx')).EstandarScreen }),
  },
  {
    path: toEditarEstandar(':id'),
    handle: toHandle('Editar estándar', ESTANDARES),
    lazy: async () => ({
      Component: (await import('./screens/update-estandar-screen.tsx')).UpdateEstandarScreen,
    }),
  },
];
