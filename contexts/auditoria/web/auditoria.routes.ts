import { INICIO } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { auditoriaPaths } from '../contract/auditoria.paths.ts';

const AUDITORIA = { nombre: 'Auditoría', to: auditoriaPaths.home };

const list: ScreenHandle = { title: 'Auditoría', breadcrumb: { trail: [INICIO], current: 'Auditoría' } };
const detail: ScreenHandle = {
  title: 'Evento de auditoría',
  breadcrumb: { trail: [INICIO, AUDITORIA], current: 'Evento de auditoría' },
};

/** Screens of this context, all of the private area. */
export const auditoriaRoutes: RouteObject[] = [
  {
    path: auditoriaPaths.home,
    handle: list,
    lazy: async () => ({ Component: (await import('./screens/audit-screen.tsx')).AuditScreen }),
  },
  {
    path: auditoriaPaths.evento,
    handle: detail,
    lazy: async () => ({ Component: (await import('./screens/evento-screen.tsx')).EventoScreen }),
  },
];
