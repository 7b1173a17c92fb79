import { INICIO } from '@marco/parametros/paths';
import type { RouteObject } from 'react-router';
import { certificadosPaths } from '../contract/certificados.paths.ts';

const TITULO = 'Certificados';

/** Screens of this context in the private area. */
export const certificadosRoutes: RouteObject[] = [
  {
    path: certificadosPaths.home,
    handle: { title: TITULO, breadcrumb: { trail: [INICIO], current: TITULO } },
    lazy: async () => ({ Component: (await import('./screens/certificados-screen.tsx')).CertificadosScreen }),
  },
];
