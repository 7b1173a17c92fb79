import { useApi } from '@marco/web-kit/api-client';
import { ButtonLink } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { EmptyState } from '@marco/web-kit/empty-state';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { diccionarioPaths } from '../contract/diccionario.paths.ts';
import type { searchDiccionarioEndpoint } from '../contract/index.ts';
import { MAXIMO_TEXTO_DICCIONARIO, toDireccionElemento } from '../contract/terms.ts';
import type { ElementoPedido } from './use-elemento.ts';

/** Names on show of those that come near. */
const CERCANOS = 5;

interface NoPublicadoProps {
  readonly pedido: ElementoPedido;
}

/** An address no published element stands at, with the nearest names; of a version, with the way to its element. */
export function NoPublicado({ pedido }: NoPublicadoProps) {
  const { clave, version } = pedido;
  return (
    <CardStack>
      <Card flush>
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
      {version === undefined ? <Cercanos clave={clave} /> : null}
    </CardStack>
  );
}

/** Elements whose names come near; nothing while none does. */
function Cercanos({ clave }: Pick<ElementoPedido, 'clave'>) {
  const api = useApi();
  const texto = toPalabras(clave).slice(0, MAXIMO_TEXTO_DICCIONARIO);
  const { data } = useQuery({
    queryKey: ['diccionario', 'cercanos', texto],
    queryFn: ({ signal }) =>
      api.call<typeof searchDiccionarioEndpoint>(
        { method: 'POST', path: '/diccionario/buscar' },
        { body: { texto, estado: 'todos', pagina: 1, tamano: 2 * CERCANOS } },
        { signal, base: 'public', quiet: true },
      ),
  });
  // Of an element with several versions, the first alone.
  const byElemento = new Map(data?.elementos.toReversed().map((entrada) => [entrada.elementoId, entrada]));
  const cercanos = [...byElemento.values()].toReversed().slice(0, CERCANOS);
  if (cercanos.length === 0) return null;
  return (
    <Card title="Tal vez busca uno de estos">
      <LineList>
        {cercanos.map((entrada) => (
          <li key={entrada.versionId}>
            <Link
              to={toDireccionElemento(
                entrada,
                entrada.estado === 'incorporado' ? undefined : entrada.version,
              )}
            >
              {entrada.nombre}
            </Link>
            <code>{entrada.identificador}</code>
            <LineNote>{entrada.definicion}</LineNote>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

/** 'codMunicipi' is 'cod municipi': words of a search are apart. */
function toPalabras(clave: string): string {
  return clave.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[-_.]+/g, ' ');
}

function toElemento({ capa, dominio, clave }: ElementoPedido): string {
  const partes = [capa, dominio, clave].filter((parte) => parte !== undefined);
  return [diccionarioPaths.home, ...partes.map(encodeURIComponent)].join('/');
}
