import { type RouteObject, redirect } from 'react-router';
import { certificadosPaths, TITULO_VERIFICACION } from '../contract/certificados.paths.ts';

const INICIO = { nombre: 'Inicio', to: '/' } as const;

/** Screens of this context anybody may open, in either shell. */
export const certificadosPublicRoutes: RouteObject[] = [
  { path: certificadosPaths.entrada, loader: () => redirect(certificadosPaths.verificar) },
  {
    path: certificadosPaths.verificar,
    handle: {
      title: TITULO_VERIFICACION,
      breadcrumb: { trail: [INICIO], current: TITULO_VERIFICACION },
    },
    lazy: async () => ({
      Component: (await import('./screens/verificacion-screen.tsx')).VerificacionScreen,
    }),
  },
  {
    path: certificadosPaths.publico,
    handle: {
      title: 'Certificado',
      breadcrumb: {
        trail: [INICIO, { nombre: 'Certificados', to: certificadosPaths.verificar }],
        current: 'Certificado',
      },
    },
    lazy: async () => ({ Component: (await import('./screens/certificado-screen.tsx')).CertificadoScreen }),
  },
];
