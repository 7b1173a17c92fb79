import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { plataformaPaths } from '../contract/plataforma.paths.ts';

const toHandle = (title: string): ScreenHandle => ({
  title,
  breadcrumb: { trail: [INICIO], current: title },
});

/** Screens of this context in the private area. */
export const plataformaRoutes: RouteObject[] = [
  {
    path: plataformaPaths.home,
    handle: toHandle('Plataforma X-Road'),
    lazy: async () => ({ Component: (await import('./screens/plataforma-screen.tsx')).PlataformaScreen }),
  },
  {
    path: plataformaPaths.importacion,
    handle: toHandle('Importación'),
    lazy: async () => ({ Component: (await import('./screens/importacion-screen.tsx')).ImportacionScreen }),
  },
  {
    path: plataformaPaths.tareas,
    handle: toHandle('Tareas del operador'),
    lazy: async () => ({ Component: (await import('./screens/tareas-screen.tsx')).TareasScreen }),
  },
  {
    path: plataformaPaths.tarea,
    handle: toHandle('Tarea'),
    lazy: async () => ({ Component: (await import('./screens/tarea-screen.tsx')).TareaScreen }),
  },
  {
    path: plataformaPaths.servicios,
    handle: toHandle('Servicios de la plataforma'),
    lazy: async () => ({
      Component: (await import('./screens/servicios-plataforma-screen.tsx')).ServiciosPlataformaScreen,
    }),
  },
  {
    path: plataformaPaths.instancia,
    handle: toHandle('Importar instancia'),
    lazy: async () => ({ Component: (await import('./screens/instancia-screen.tsx')).InstanciaScreen }),
  },
  {
    path: plataformaPaths.certificados,
    handle: toHandle('Certificados de la plataforma'),
    lazy: async () => ({
      Component: (await import('./screens/certificados-xroad-screen.tsx')).CertificadosXroadScreen,
    }),
  },
  {
    path: plataformaPaths.anomalias,
    handle: toHandle('Anomalías'),
    lazy: async () => ({ Component: (await import('./screens/anomalias-screen.tsx')).AnomaliasScreen }),
  },
];
