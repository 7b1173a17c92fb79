import { PrivateGuard } from '@marco/acceso/web';
import { ayudaPaths } from '@marco/parametros/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router';
import { API_DOCS } from './api-docs/api-docs-address.ts';
import { findLazyRoutes, publicRoutes } from './modules/public-modules.ts';
import { notFoundRoute } from './plain-routes.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteErrorScreen } from './screens/route-error-screen.tsx';
import { RouteLoading } from './screens/route-loading.tsx';
import { loadShell } from './shells/load-shell.ts';
import { LEGAL_LINKS } from './site-pages/site-links.ts';

/** The private screens come with the first private address: no visitor downloads their table. */
const PRIVATE_SHELL = 'private-shell';
const EITHER_SHELL = 'either-shell';

/** It fetches its shell before it is drawn, once. */
async function loadShellSwitch() {
  const { prepareShell, ShellSwitch } = await import('./shells/shell-switch.tsx');
  return { loader: prepareShell, shouldRevalidate: () => false, Component: ShellSwitch };
}

export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (path.startsWith(`${usuariosPaths.app}/`)) {
    const { privateRoutes } = await import('./modules/private-modules.ts');
    return patch(PRIVATE_SHELL, privateRoutes);
  }
  const load = findLazyRoutes(path);
  if (load) patch(EITHER_SHELL, await load());
  else if (path === API_DOCS || path === ayudaPaths.home || path.startsWith(`${ayudaPaths.home}/`)) {
    const { ayudaRoutes } = await import('./ayuda/ayuda-routes.ts');
    patch(EITHER_SHELL, ayudaRoutes);
  } else if (path === usuariosPaths.buscar) {
    const { busquedaRoutes } = await import('./busqueda/busqueda-routes.ts');
    patch(EITHER_SHELL, busquedaRoutes);
  } else if (path === '/componentes' || LEGAL_LINKS.some(({ to }) => to === path)) {
    const { createSiteRoutes } = await import('./site-pages/site-routes.ts');
    patch(EITHER_SHELL, createSiteRoutes(appRoutes));
  }
};

/** Every screen of the product in its shell, but for the private ones. */
export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: RouteLoading,
    ErrorBoundary: RouteErrorScreen,
    children: [
      ...publicRoutes.standalone,
      {
        lazy: () => loadShell('public'),
        ErrorBoundary: RouteErrorScreen,
        children: publicRoutes.inPublicShell,
      },
      {
        Component: PrivateGuard,
        children: [
          { path: usuariosPaths.app, loader: () => redirect(usuariosPaths.home) },
          {
            lazy: () => loadShell('private'),
            id: PRIVATE_SHELL,
            children: [],
          },
        ],
      },
      {
        lazy: loadShellSwitch,
        id: EITHER_SHELL,
        children: [...publicRoutes.inEitherShell, notFoundRoute],
      },
    ],
  },
];

/** Starts fetching the screen of the address at once, beside the texts it will show. */
export function createAppRouter() {
  return createBrowserRouter(appRoutes, { patchRoutesOnNavigation: discoverRoutes });
}
