import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { ontologiaPaths, toEditarFicha, toFicha, toNuevaFicha } from '../contract/ontologia.paths.ts';

const ONTOLOGIA = { nombre: 'Ontología', to: ontologiaPaths.homeRestaurada };

function toHandle(title: string, ...trail: readonly { nombre: string; to: string }[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/** Screens of this context in the private area. */
export const ontologiaRoutes: RouteObject[] = [
  {
    path: ontologiaPaths.home,
    handle: toHandle('Ontología'),
    lazy: async () => ({ Component: (await import('./screens/ontologia-screen.tsx')).OntologiaScreen }),
  },
  {
    path: ontologiaPaths.grafo,
    handle: toHandle('Grafo de la ontología', ONTOLOGIA),
    lazy: async () => ({ Component: (await import('./screens/grafo-screen.tsx')).GrafoScreen }),
  },
  {
    path: toNuevaFicha(':palabra'),
    handle: toHandle('Agregar a la ontología', ONTOLOGIA),
    lazy: async () => ({ Component: (await import('./screens/nueva-ficha-screen.tsx')).NuevaFichaScreen }),
  },
  {
    path: toFicha(':palabra', ':id'),
    handle: toHandle('Ficha de la ontología', ONTOLOGIA),
    lazy: async () => ({ Component: (await import('./screens/ficha-screen.tsx')).FichaScreen }),
  },
  {
    path: toEditarFicha(':palabra', ':id'),
    handle: toHandle('Editar ficha', ONTOLOGIA),
    lazy: async () => ({ Component: (await import('./screens/update-ficha-screen.tsx')).UpdateFichaScreen }),
  },
];
