import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { PanelsOf } from '@marco/web-kit/panel-slots';
import type { RouteObject } from 'react-router';
import {
  elementosDeDatoPaths,
  toEditElemento,
  toVersionElemento,
  toVersionesElemento,
} from '../contract/elementos-de-dato.paths.ts';

const ELEMENTOS = { nombre: 'Elementos de dato', to: elementosDeDatoPaths.homeRestored };

function toHandle(title: string, ...trail: readonly { nombre: string; to: string }[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/**
 * Screens of this context in the private area.
 *
 * @param panelsOf finds what later contexts show in the page of an element and do in the list, which is fetched beside
 *   the page itself
 */
export function createElementosDeDatoRoutes(panelsOf: PanelsOf): RouteObject[] {
  return [
    {
      path: elementosDeDatoPaths.home,
      handle: toHandle('Elementos de dato'),
      lazy: async () => {
        const [{ createElementosRoute }, acciones] = await Promise.all([
          import('./screens/elementos-screen.tsx'),
          panelsOf('elementos')(),
        ]);
        return { Component: createElementosRoute(acciones) };
      },
    },
    {
      path: elementosDeDatoPaths.create,
      handle: toHandle('Crear elemento de dato', ELEMENTOS),
      lazy: async () => ({
        Component: (await import('./screens/create-elemento-screen.tsx')).CreateElementoScreen,
      }),
    },
    {
      path: toVersionElemento(':id'),
      handle: toHandle('Elemento de dato', ELEMENTOS),
      lazy: async () => {
        const [{ createElementoRoute }, slots] = await Promise.all([
          import('./screens/elemento-screen.tsx'),
          panelsOf('elemento')(),
        ]);
        return { Component: createElementoRoute(slots) };
      },
    },
    {
      path: toEditElemento(':id'),
      handle: toHandle('Editar elemento de dato', ELEMENTOS),
      lazy: async () => ({
        Component: (await import('./screens/update-elemento-screen.tsx')).UpdateElementoScreen,
      }),
    },
    {
      path: toVersionesElemento(':id'),
      handle: toHandle('Versiones', ELEMENTOS),
      lazy: async () => ({ Component: (await import('./screens/versiones-screen.tsx')).VersionesScreen }),
    },
    {
      path: elementosDeDatoPaths.compare,
      handle: toHandle('Comparar versiones', ELEMENTOS),
      lazy: async () => ({ Component: (await import('./screens/comparacion-screen.tsx')).ComparacionScreen }),
    },
  ];
}
