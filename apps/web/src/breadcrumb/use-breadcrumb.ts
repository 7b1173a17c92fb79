import { INICIO } from '@marco/parametros/paths';
import { type ScreenHandle, type ScreenTrail, useShownTrail } from '@marco/web-kit/page';
import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router';
import { findBreadcrumbTarget } from './find-breadcrumb-target.ts';

/** The trail of a private screen that says none (ROUTE-16). */
export const DEFAULT_TRAIL: ScreenTrail = {
  trail: [INICIO],
  current: 'Administración',
};

/** The trail of the screen on show: what it says itself, else what the innermost of its routes says. */
export function useBreadcrumb(): ScreenTrail | undefined {
  const shown = useShownTrail();
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  const own = shown ?? handles.findLast((handle) => handle?.breadcrumb)?.breadcrumb;
  return useMemo(() => own && leadToTargets(own, pathname), [own, pathname]);
}

/** Steps that stand for a target of the specification lead there. */
function leadToTargets(own: ScreenTrail, pathname: string): ScreenTrail {
  const { trail, id, isVersion = false } = own;
  const place = { pathname, isVersion, ...(id === undefined ? {} : { id }) };
  return {
    ...own,
    trail: trail.map((step) => {
      const { to: url, ...said } = step;
      return { ...step, to: findBreadcrumbTarget({ ...said, url }, place) };
    }),
  };
}
