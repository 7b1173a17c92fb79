import { ayudaPaths, TITULO_AYUDA } from '@marco/parametros/paths';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import { API_DOCS, TITULO_API } from './api-docs-address.ts';

const handle: ScreenHandle = {
  title: TITULO_API,
  breadcrumb: { trail: [{ nombre: TITULO_AYUDA, to: ayudaPaths.home }], current: TITULO_API },
};

export const apiDocsRoute: RouteObject = {
  path: API_DOCS,
  handle,
  lazy: async () => ({ Component: (await import('./api-docs-screen.tsx')).ApiDocsScreen }),
};
