import { accesoPaths } from '@marco/acceso/paths';
import { useSession } from '@marco/acceso/web';
import { usuariosPaths } from '@marco/usuarios/paths';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { useLocation } from 'react-router';

/** An address without screen. */
export function NotFoundScreen() {
  usePageTitle('Página no encontrada');
  const { pathname } = useLocation();
  const isPrivate = Boolean(useSession()?.usuario);
  return (
    <>
      <PageHeading title="Página no encontrada" />
      <Card title="Esta dirección no existe">
        <EmptyState
          drawing="search"
          title={`Revise que «${pathname}» esté bien escrita`}
          text="Si llegó desde un enlace de este sistema, avise a soporte."
        >
          <ButtonLink to={isPrivate ? usuariosPaths.home : accesoPaths.landing}>Volver al inicio</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
