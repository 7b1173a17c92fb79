import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { INICIO, parametrosPaths } from '../contract/parametros.paths.ts';

const CORREOS = { nombre: 'Correos', to: parametrosPaths.mails };
const NOTIFICACIONES = { nombre: 'Notificaciones', to: parametrosPaths.notifications };

function createHandle(title: string, ...above: { nombre: string; to: string }[]): ScreenHandle {
  return { title, breadcrumb: { trail: [INICIO, ...above], current: title } };
}

/** Screens of this context, all of the private area, each in its own file. */
export const parametrosRoutes: RouteObject[] = [
  {
    path: parametrosPaths.parameters,
    handle: createHandle('Parámetros'),
    lazy: async () => ({ Component: (await import('./screens/parametros-screen.tsx')).ParametrosScreen }),
  },
  {
    path: parametrosPaths.mails,
    handle: createHandle('Correos'),
    lazy: async () => ({ Component: (await import('./screens/mails-screen.tsx')).MailsScreen }),
  },
  {
    path: parametrosPaths.outbox,
    handle: createHandle('Bandeja de salida', CORREOS),
    lazy: async () => ({ Component: (await import('./screens/outbox-screen.tsx')).OutboxScreen }),
  },
  {
    path: `${parametrosPaths.mails}/:evento`,
    handle: createHandle('Plantilla de correo', CORREOS),
    lazy: async () => ({ Component: (await import('./screens/plantilla-screen.tsx')).PlantillaScreen }),
  },
  {
    path: parametrosPaths.notifications,
    handle: createHandle('Notificaciones'),
    lazy: async () => ({
      Component: (await import('./screens/notificaciones-screen.tsx')).NotificacionesScreen,
    }),
  },
  {
    path: parametrosPaths.preferences,
    handle: createHandle('Preferencias', NOTIFICACIONES),
    lazy: async () => ({ Component: (await import('./screens/preferencias-screen.tsx')).PreferenciasScreen }),
  },
];
