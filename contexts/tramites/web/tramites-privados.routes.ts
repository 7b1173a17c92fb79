import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { tramitesPrivatePaths } from '../contract/tramites-private.paths.ts';

const TRAMITES = { nombre: 'Trámites y papeles', to: tramitesPrivatePaths.home };
const toHandle = (title: string, ...above: readonly { nombre: string; to: string }[]): ScreenHandle => ({
  title,
  breadcrumb: { trail: [INICIO, ...above], current: title },
});

/** Where people of the entidades and of the ministry keep trámites. */
export const tramitesPrivadosRoutes: RouteObject[] = [
  {
    path: tramitesPrivatePaths.home,
    handle: toHandle(TRAMITES.nombre),
    lazy: async () => ({ Component: (await import('./screens/gestion-screen.tsx')).GestionScreen }),
  },
  {
    path: tramitesPrivatePaths.importar,
    handle: toHandle('Importar trámites', TRAMITES),
    lazy: async () => ({ Component: (await import('./screens/importacion-screen.tsx')).ImportacionScreen }),
  },
  {
    path: tramitesPrivatePaths.observaciones,
    handle: toHandle('Reportes de ciudadanos', TRAMITES),
    lazy: async () => ({
      Component: (await import('./screens/observaciones-screen.tsx')).ObservacionesScreen,
    }),
  },
  {
    path: tramitesPrivatePaths.supuestos,
    handle: toHandle('Supuestos de los ahorros'),
    lazy: async () => ({ Component: (await import('./screens/supuestos-screen.tsx')).SupuestosScreen }),
  },
];
