import { usuariosPaths } from '@marco/usuarios/web';
import { type ScreenHandle, type ScreenTrail, useShownTrail } from '@marco/web-kit/page';
import { useMatches } from 'react-router';

/** The trail of a private screen that says none (ROUTE-16). */
export const DEFAULT_TRAIL: ScreenTrail = {
  trail: [{ nombre: 'Inicio', to: usuariosPaths.home }],
  current: 'Administración',
};

/** The trail of the screen on show: what it says itself, else what the innermost of its routes says. */
export function useBreadcrumb(): ScreenTrail | undefined {
  const shown = useShownTrail();
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return shown ?? handles.findLast((handle) => handle?.breadcrumb)?.breadcrumb;
}
