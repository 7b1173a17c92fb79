import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { ontologiaPaths } from './ontologia.paths.ts';

/** Something the ontology does not have, with the way back. */
export function FichaNoEncontrada() {
  const titulo = 'Ficha no encontrada';
  usePageTitle(titulo);
  return (
    <>
      <PageHeading title={titulo} />
      <Card>
        <EmptyState
          drawing="search"
          title="La ontología no tiene lo que busca."
          text="Revise la dirección o búsquelo de nuevo."
          level={2}
        >
          <ButtonLink variant="secondary" to={ontologiaPaths.homeRestaurada}>
            Buscar en la ontología
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
