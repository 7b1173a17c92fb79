import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { estandaresPaths } from './estandares.paths.ts';

/** A standard that does not exist, with the way back. */
export function EstandarNoEncontrado() {
  const titulo = 'Estándar no encontrado';
  usePageTitle(titulo);
  return (
    <>
      <PageHeading title={titulo} />
      <Card>
        <EmptyState
          drawing="search"
          title="El estándar que busca no existe."
          text="Revise la dirección o búsquelo de nuevo."
          level={2}
        >
          <ButtonLink variant="secondary" to={estandaresPaths.restaurada}>
            Buscar estándares
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
