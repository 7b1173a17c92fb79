import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { elementosDeDatoPaths } from './elementos-de-dato.paths.ts';

const TITULO = 'Elemento de dato no encontrado';

/** An element that does not exist, with the way back. */
export function ElementoNoEncontrado() {
  usePageTitle(TITULO);
  return (
    <>
      <PageHeading title={TITULO} />
      <Card>
        <EmptyState
          drawing="search"
          title="El elemento de dato que busca no existe."
          text="Revise la dirección o búsquelo de nuevo."
        >
          <ButtonLink variant="secondary" to={elementosDeDatoPaths.homeRestored}>
            Buscar elementos
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
