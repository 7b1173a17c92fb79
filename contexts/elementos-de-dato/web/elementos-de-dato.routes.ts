import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { elementosDeDatoPaths, toEditElemento, toElemento, toVersiones } from './elementos-de-dato.paths.ts';

const INICIO = { nombre: 'Inicio', to: '/app/home' };
const ELEMENTOS = { nombre: 'Elementos de dato', to: elementosDeDatoPaths.homeRestored };

function toHandle(title: string, ...trail: readonly { nombre: string; to: string }[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/** Screens of this context in the private area. */
export const elementosDeDatoRoutes: RouteObject[] = [
  {
    path: elementosDeDatoPaths.home,
    handle: toHandle('Elementos de dato'),
    lazy: async () => ({ Component: (await import('./screens/elementos-screen.tsx')).ElementosScreen }),
  },
  {
    path: elementosDeDatoPaths.create,
    handle: toHandle('Crear elemento de dato', ELEMENTOS),
    lazy: async () => ({
      Component: (await import('./screens/crear-elemento-screen.tsx')).CrearElementoScreen,
    }),
  },
  {
    path: toElemento(':id'),
    handle: toHandle('Elemento de dato', ELEMENTOS),
    lazy: async () => ({ Component: (await import('./screens/elemento-screen.tsx')).ElementoScreen }),
  },
  {
    path: toEditElemento(':id'),
    handle: toHandle('Editar elemento de dato', ELEMENTOS),
    lazy: async () => ({
      Component: (await import('./screens/editar-elemento-screen.tsx')).EditarElementoScreen,
    }),
  },
  {
    path: toVersiones(':id'),
    handle: toHandle('Versiones', ELEMENTOS),
    lazy: async () => ({ Component: (await import('./screens/versiones-screen.tsx')).VersionesScreen }),
  },
  {
    path: elementosDeDatoPaths.compare,
    handle: toHandle('Comparar versiones', ELEMENTOS),
    lazy: async () => ({ Component: (await import('./screens/comparar-screen.tsx')).CompararScreen }),
  },
];
