import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { LineList } from '@marco/web-kit/line-list';
import { NotFound } from '@marco/web-kit/not-found';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { elementosDeDatoPaths, toVersionElemento } from '../contract/elementos-de-dato.paths.ts';
import type { listNombresEndpoint } from '../contract/index.ts';
import { LIMITES_ELEMENTO } from '../contract/terms.ts';
import styles from './detalle/ficha.module.css';

/** Letters from which names are compared. */
const MINIMO = 3;

/** An element that does not exist, with the way back, and the elements whose names come near what the address says. */
export function ElementoNoEncontrado({ buscado = '' }: { readonly buscado?: string | undefined }) {
  const texto = buscado.slice(0, LIMITES_ELEMENTO.texto);
  // A number says no name.
  const isNombre = /\p{L}/u.test(texto) && texto.length >= MINIMO;
  return (
    <>
      <NotFound
        title="Elemento de dato no encontrado"
        message="El elemento de dato que busca no existe."
        hint="Revise la dirección o búsquelo de nuevo."
        to={elementosDeDatoPaths.homeRestored}
        backLabel="Buscar elementos"
      />
      {isNombre ? <Cercanos texto={texto} /> : null}
    </>
  );
}

/** Nothing while none does. */
function Cercanos({ texto }: { readonly texto: string }) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['elementos', 'cercanos', texto],
    queryFn: ({ signal }) =>
      api.call<typeof listNombresEndpoint>(
        { method: 'GET', path: '/elemento-dato/nombres' },
        { query: { texto, soloVigentes: 'false' } },
        { signal, base: 'private', quiet: true },
      ),
  });
  if (!data || data.length === 0) return null;
  return (
    <Card title="Tal vez busca uno de estos" className={styles['near']}>
      <LineList>
        {data.map(({ versionId, nombre, identificador }) => (
          <li key={versionId}>
            <Link to={toVersionElemento(versionId)}>{nombre}</Link> <code>{identificador}</code>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
