import type { ScreenHandle, TrailStep } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { solicitudesPaths, toSolicitud } from './solicitudes.paths.ts';
import { CONSULTA, INICIO } from './trail.ts';

function toHandle(title: string, ...trail: readonly TrailStep[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...trail], current: title } };
}

/** Screens of this context in the private area. */
export const solicitudesRoutes: RouteObject[] = [
  {
    path: solicitudesPaths.consulta,
    handle: toHandle('Solicitudes'),
    lazy: async () => ({ Component: (await import('./screens/consulta-screen.tsx')).ConsultaScreen }),
  },
  {
    path: toSolicitud(':id'),
    handle: toHandle('Solicitud', CONSULTA),
    lazy: async () => ({ Component: (await import('./screens/solicitud-screen.tsx')).SolicitudScreen }),
  },
];
