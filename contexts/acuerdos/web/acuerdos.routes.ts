import { INICIO } from '@marco/parametros/paths';
import type { RouteObject } from 'react-router';
import { acuerdosPaths, TITULO_ACUERDOS, toAcuerdo, toPolitica } from '../contract/acuerdos.paths.ts';

const LISTA = { nombre: TITULO_ACUERDOS, to: acuerdosPaths.home } as const;

/** Screens of this context in the private area. */
export const acuerdosRoutes: RouteObject[] = [
  {
    path: acuerdosPaths.home,
    handle: { title: TITULO_ACUERDOS, breadcrumb: { trail: [INICIO], current: TITULO_ACUERDOS } },
    lazy: async () => ({ Component: (await import('./screens/acuerdos-screen.tsx')).AcuerdosScreen }),
  },
  {
    path: acuerdosPaths.nuevo,
    handle: {
      title: 'Pedir un servicio',
      breadcrumb: { trail: [INICIO, LISTA], current: 'Pedir un servicio' },
    },
    lazy: async () => ({ Component: (await import('./screens/nuevo-screen.tsx')).NuevoScreen }),
  },
  {
    path: toPolitica(':id'),
    handle: {
      title: 'Condiciones de consumo',
      breadcrumb: { trail: [INICIO, LISTA], current: 'Condiciones de consumo' },
    },
    lazy: async () => ({ Component: (await import('./screens/politica-screen.tsx')).PoliticaScreen }),
  },
  {
    path: toAcuerdo(':id'),
    handle: { title: 'Acuerdo', breadcrumb: { trail: [INICIO, LISTA], current: 'Acuerdo' } },
    lazy: async () => ({ Component: (await import('./screens/acuerdo-screen.tsx')).AcuerdoScreen }),
  },
];
