import type { ScreenHandle } from '@marco/web-kit/page';
import type { RouteObject } from 'react-router';
import type { SiteLink } from './site-links.ts';

/** The screens of a table of routes that have a title and open by their address alone. */
export function listPlaces(routes: readonly RouteObject[], above = ''): readonly SiteLink[] {
  return routes.flatMap((route) => {
    const to = route.path === undefined ? above : joinPath(above, route.path);
    const { title = '', isStep = false } = (route.handle as Partial<ScreenHandle> | undefined) ?? {};
    const isOpen = title !== '' && !isStep && !/[:*]/.test(to);
    return [...(isOpen ? [{ label: title, to }] : []), ...listPlaces(route.children ?? [], to)];
  });
}

function joinPath(above: string, path: string): string {
  return path.startsWith('/') ? path : `${above}/${path}`;
}
