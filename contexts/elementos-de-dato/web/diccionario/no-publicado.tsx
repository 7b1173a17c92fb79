import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading } from '@marco/web-kit/page';
import { diccionarioPaths } from './diccionario.paths.ts';

/** Name of the screen there is no element for. */
export const NO_ENCONTRADO = 'Elemento de dato no encontrado';

/** An address no published element stands at, with the way to look for it. */
export function NoPublicado({ clave }: { readonly clave: string }) {
  return (
    <>
      <PageHeading title={NO_ENCONTRADO} />
      <Card>
        <EmptyState
          drawing="search"
          title="El elemento de dato que busca no existe o no ha sido incorporado al lenguaje común."
          text="Revise la dirección o búsquelo en el diccionario."
        >
          <ButtonLink variant="secondary" to={`${diccionarioPaths.home}?texto=${encodeURIComponent(clave)}`}>
            Buscar «{clave}»
          </ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
