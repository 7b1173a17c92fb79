import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { capasDeUsoPaths } from './capas-de-uso.paths.ts';

/** A layer, or a version of one, that does not exist, with the way back. */
export function CapaNoEncontrada() {
  const titulo = 'Capa de uso no encontrada';
  usePageTitle(titulo);
  return (
    <>
      <PageHeading title={titulo} />
      <Card>
        <EmptyState
          drawing="search"
          title="La capa de uso o la versión que busca no existe."
          text="Revise la dirección o búsquela de nuevo."
          level={2}
        >
          <ButtonLink variant="secondary" to={capasDeUsoPaths.listaRestaurada}>
            Buscar capas de uso
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
