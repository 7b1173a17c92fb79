import { usuariosPaths } from '@marco/usuarios/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, type ScreenHandle, usePageTitle } from '@marco/web-kit/page';
import { useMatches } from 'react-router';

const TITULO = 'Página no permitida';

/** Shown instead of a screen that the rol may not open: the reason, the rol, who can change it, and the way back. */
export function ForbiddenScreen({ rol }: { readonly rol: string }) {
  usePageTitle(TITULO);
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  const name = handles.findLast((handle) => handle?.title)?.title;
  return (
    <>
      <PageHeading title={TITULO} />
      <Card>
        <EmptyState
          title={`Su rol, ${rol}, no permite abrir ${name ? `«${name}»` : 'esta página'}`}
          text="Puede cambiarlo: Administrador MinTIC."
        >
          <ButtonLink to={usuariosPaths.home}>Volver al inicio</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
