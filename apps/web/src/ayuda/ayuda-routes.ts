import { ayudaPaths, TITULO_AYUDA } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { apiDocsRoute } from '../api-docs/api-docs-route.ts';
import { TITULO_GLOSARIO, TITULO_NOVEDADES } from './ayuda-titles.ts';

function createHandle(title: string): ScreenHandle {
  return { title, breadcrumb: { trail: [{ nombre: TITULO_AYUDA, to: ayudaPaths.home }], current: title } };
}

/** The help and the description of the API, for anybody. */
export const ayudaRoutes: RouteObject[] = [
  {
    path: ayudaPaths.home,
    handle: { title: TITULO_AYUDA, breadcrumb: { trail: [], current: TITULO_AYUDA } } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./ayuda-screen.tsx')).AyudaScreen }),
  },
  {
    path: ayudaPaths.glosario,
    handle: createHandle(TITULO_GLOSARIO),
    lazy: async () => ({ Component: (await import('./glosario-screen.tsx')).GlosarioScreen }),
  },
  {
    path: ayudaPaths.novedades,
    handle: createHandle(TITULO_NOVEDADES),
    lazy: async () => ({ Component: (await import('./novedades-screen.tsx')).NovedadesScreen }),
  },
  {
    path: `${ayudaPaths.home}/:guia`,
    handle: createHandle('Guía'),
    lazy: async () => ({ Component: (await import('./guide-screen.tsx')).GuideScreen }),
  },
  apiDocsRoute,
];
