import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { TITULO_MAPA, TITULO_TRAMITES, tramitesPaths } from '../contract/tramites.paths.ts';

const INICIO: TrailStep = { nombre: 'Inicio', to: '/' };
const toHandle = (title: string, ...above: readonly TrailStep[]): ScreenHandle => ({
  title,
  breadcrumb: { trail: [INICIO, ...above], current: title },
});

/** Trámites and the once-only map, which anybody may read, in either shell. */
export const tramitesRoutes: RouteObject[] = [
  {
    path: tramitesPaths.home,
    handle: toHandle(TITULO_TRAMITES),
    lazy: async () => ({ Component: (await import('./screens/tramites-screen.tsx')).TramitesScreen }),
  },
  {
    path: tramitesPaths.tramite,
    handle: toHandle('Trámite', { nombre: TITULO_TRAMITES, to: tramitesPaths.home }),
    lazy: async () => ({ Component: (await import('./screens/tramite-screen.tsx')).TramiteScreen }),
  },
  {
    path: tramitesPaths.mapa,
    handle: toHandle(TITULO_MAPA),
    lazy: async () => ({ Component: (await import('./screens/mapa-screen.tsx')).MapaScreen }),
  },
  {
    path: tramitesPaths.entidad,
    handle: toHandle('Papeles que pide una entidad', { nombre: TITULO_MAPA, to: tramitesPaths.mapa }),
    lazy: async () => ({ Component: (await import('./screens/papeles-screen.tsx')).PapelesScreen }),
  },
];
