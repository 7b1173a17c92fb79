import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import {
  capasDeUsoPaths,
  toCapa,
  toEditarCapa,
  toVersionarCapa,
  toVersionCapa,
} from '../contract/capas-de-uso.paths.ts';
import { LISTA } from './trail.ts';

function toHandle(title: string, ...trail: readonly TrailStep[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/** Screens of this context in the private area. */
export const capasDeUsoRoutes: RouteObject[] = [
  {
    path: capasDeUsoPaths.home,
    handle: toHandle('Capas de uso'),
    lazy: async () => ({ Component: (await import('./screens/capas-screen.tsx')).CapasScreen }),
  },
  {
    path: capasDeUsoPaths.nueva,
    handle: toHandle('Crear capa de uso', LISTA),
    lazy: async () => ({ Component: (await import('./screens/create-capa-screen.tsx')).CreateCapaScreen }),
  },
  {
    path: capasDeUsoPaths.jerarquia,
    handle: toHandle('Jerarquía de las capas', LISTA),
    lazy: async () => ({ Component: (await import('./screens/jerarquia-screen.tsx')).JerarquiaScreen }),
  },
  {
    path: toCapa(':id'),
    handle: toHandle('Capa de uso', LISTA),
    lazy: async () => ({ Component: (await import('./screens/capa-screen.tsx')).CapaScreen }),
  },
  {
    path: toEditarCapa(':id'),
    handle: toHandle('Editar capa de uso', LISTA),
    lazy: async () => ({ Component: (await import('./screens/update-capa-screen.tsx')).UpdateCapaScreen }),
  },
  {
    path: toVersionarCapa(':id'),
    handle: toHandle('Versionar capa de uso', LISTA),
    lazy: async () => ({
      Component: (await import('./screens/create-version-screen.tsx')).CreateVersionScreen,
    }),
  },
  {
    path: toVersionCapa(':id', ':versionId'),
    handle: toHandle('Versión de una capa de uso', LISTA),
    lazy: async () => ({ Component: (await import('./screens/version-capa-screen.tsx')).VersionCapaScreen }),
  },
];
