import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { mesasPaths } from './mesas.paths.ts';

interface NoEncontradaProps {
  readonly titulo: string;
  readonly mensaje: string;
}

/** A mesa or meeting that does not exist, with the way back. */
export function NoEncontrada({ titulo, mensaje }: NoEncontradaProps) {
  usePageTitle(titulo);
  return (
    <>
      <PageHeading title={titulo} />
      <Card>
        <EmptyState drawing="search" title={mensaje} text="Revise la dirección o búsquela de nuevo.">
          <ButtonLink variant="secondary" to={mesasPaths.homeRestored}>
            Buscar mesas
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
