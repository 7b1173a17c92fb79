import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LineList } from '@marco/web-kit/line-list';
import { NotFound } from '@marco/web-kit/not-found';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { elementosDeDatoPaths, toVersionElemento } from '../contract/elementos-de-dato.paths.ts';
import type { searchElementosEndpoint } from '../contract/index.ts';
import { LIMITES_ELEMENTO } from '../contract/terms.ts';

/** Names that come near an address, as many as are read at a glance. */
const CERCANOS = 5;

/** An element that does not exist, with the way back, and the elements whose names come near what the address says. */
export function ElementoNoEncontrado({ buscado = '' }: { readonly buscado?: string | undefined }) {
  const texto = toPalabras(buscado).slice(0, LIMITES_ELEMENTO.nombre);
  return (
    <CardStack>
      <NotFound
        title="Elemento de dato no encontrado"
        message="El elemento de dato que busca no existe."
        hint="Revise la dirección o búsquelo de nuevo."
        to={elementosDeDatoPaths.homeRestored}
        backLabel="Buscar elementos"
      />
      {texto === '' ? null : <Cercanos texto={texto} />}
    </CardStack>
  );
}

/** Nothing while none does. */
function Cercanos({ texto }: { readonly texto: string }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['elementos', 'cercanos', texto],
    queryFn: ({ signal }) =>
      api.call<typeof searchElementosEndpoint>(
        { method: 'POST', path: '/elemento-dato/listar' },
        { body: { texto, pagina: 1, tamano: CERCANOS } },
        { signal, base: 'private', quiet: true },
      ),
  });
  if (!data || data.elementos.length === 0) return null;
  return (
    <Card title="Tal vez busca uno de estos">
      <LineList>
        {data.elementos.map(({ versionId, nombre, identificador }) => (
          <li key={versionId}>
            <Link to={toVersionElemento(versionId)}>{nombre}</Link> <code>{identificador}</code>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

/** 'codMunicipi' is 'cod municipi': words of a search are apart. A number says no name. */
function toPalabras(clave: string): string {
  if (!/\p{L}/u.test(clave)) return '';
  return clave.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[-_.]+/g, ' ');
}
