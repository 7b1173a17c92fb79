import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import {
  mesasPrivatePaths,
  toEditMesa,
  toGestionReunion,
  toProgramarReunion,
} from '../contract/mesas-private.paths.ts';
import { toTrailInMesas } from './mesas-trail.ts';

function toHandle(title: string): ScreenHandle {
  return { title, breadcrumb: toTrailInMesas(title) };
}

/** Screens of the private area: those of the person who runs the mesas. */
export const mesasPrivateRoutes: RouteObject[] = [
  {
    path: mesasPrivatePaths.create,
    handle: toHandle('Crear mesa'),
    lazy: async () => ({ Component: (await import('./screens/create-mesa-screen.tsx')).CreateMesaScreen }),
  },
  {
    path: mesasPrivatePaths.compromisos,
    handle: toHandle('Compromisos'),
    lazy: async () => ({ Component: (await import('./screens/tablero-screen.tsx')).TableroScreen }),
  },
  {
    path: mesasPrivatePaths.tablaCompromisos,
    handle: toHandle('Tabla de compromisos'),
    lazy: async () => ({ Component: (await import('./screens/compromisos-screen.tsx')).CompromisosScreen }),
  },
  {
    path: toEditMesa(':id'),
    handle: toHandle('Mesa de interoperabilidad'),
    lazy: async () => ({ Component: (await import('./screens/espacio-mesa-screen.tsx')).EspacioMesaScreen }),
  },
  {
    path: toProgramarReunion(':id'),
    handle: toHandle('Programar reunión'),
    lazy: async () => ({
      Component: (await import('./screens/create-reunion-screen.tsx')).CreateReunionScreen,
    }),
  },
  {
    path: toGestionReunion(':id'),
    handle: toHandle('Reunión'),
    lazy: async () => ({
      Component: (await import('./screens/gestion-reunion-screen.tsx')).GestionReunionScreen,
    }),
  },
];
