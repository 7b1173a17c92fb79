import { accesoPaths } from '@marco/acceso/web';
import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import type { SiteLink } from './site-links.ts';

/** Steps of a sign-in or of a mailed link: nobody opens them by their address. */
const PASOS: readonly string[] = [
  accesoPaths.returnFromAuthenticator,
  accesoPaths.userEntities,
  accesoPaths.secondFactor,
  accesoPaths.resetEnd,
];

/** The screens of a table of routes that have a title and open by their address alone. */
export function listPlaces(routes: readonly RouteObject[], above = ''): readonly SiteLink[] {
  return routes.flatMap((route) => {
    const to = route.path === undefined ? above : joinPath(above, route.path);
    const title = (route.handle as ScreenHandle | undefined)?.title ?? '';
    const isOpen = title !== '' && !/[:*]/.test(to) && !PASOS.includes(to);
    return [...(isOpen ? [{ label: title, to }] : []), ...listPlaces(route.children ?? [], to)];
  });
}

function joinPath(above: string, path: string): string {
  return path.startsWith('/') ? path : `${above}/${path}`;
}
