import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { PageHeading } from '@marco/web-kit/page';
import { diccionarioPaths } from '../contract/diccionario.paths.ts';
import type { ElementoPedido } from './use-elemento.ts';

/** Name of the screen there is no element for. */
export const NO_ENCONTRADO = 'Elemento de dato no encontrado';

/** An address no published element stands at, with the way to look for it; of a version, with the way to its element. */
export function NoPublicado({ pedido }: { readonly pedido: ElementoPedido }) {
  const { clave, version } = pedido;
  return (
    <>
      <PageHeading title={NO_ENCONTRADO} />
      <Card>
        <EmptyState
          drawing="search"
          title={
            version === undefined
              ? 'El elemento de dato que busca no existe o no ha sido incorporado al lenguaje común.'
              : `«${clave}» no tiene una versión ${version} en el lenguaje común.`
          }
          text="Revise la dirección o búsquelo en el diccionario."
        >
          {version === undefined ? (
            <ButtonLink
              variant="secondary"
              to={`${diccionarioPaths.home}?texto=${encodeURIComponent(clave)}`}
            >
              Buscar «{clave}»
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" to={toElemento(pedido)}>
              Ver la versión vigente
            </ButtonLink>
          )}
        </EmptyState>
      </Card>
    </>
  );
}

function toElemento({ capa, dominio, clave }: ElementoPedido): string {
  const partes = [capa, dominio, clave].filter((parte) => parte !== undefined);
  return [diccionarioPaths.home, ...partes.map(encodeURIComponent)].join('/');
}
