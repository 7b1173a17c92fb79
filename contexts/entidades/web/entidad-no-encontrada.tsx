import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { entidadesPaths } from './entidades.paths.ts';

/** An entity that does not exist, with the way back. */
export function EntidadNoEncontrada() {
  const titulo = 'Entidad no encontrada';
  usePageTitle(titulo);
  return (
    <>
      <PageHeading title={titulo} />
      <Card>
        <EmptyState
          drawing="search"
          title="La entidad que busca no existe."
          text="Revise la dirección o búsquela de nuevo."
          level={2}
        >
          <ButtonLink variant="secondary" to={entidadesPaths.listaRestaurada}>
            Buscar entidades
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
