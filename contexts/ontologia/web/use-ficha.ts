import { useApi } from '@marco/web-kit/api-client';
import { readId } from '@marco/web-kit/not-found';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Ficha, getFichaEndpoint } from '../contract/index.ts';
import { LISTA_PALABRAS, type Palabra } from '../contract/terms.ts';

/** A ficha by its word and number. */
export interface ClaveFicha {
  readonly palabra: Palabra;
  readonly id: number;
}

/** Key of the answers about one ficha. */
export function toFichaKey({ palabra, id }: ClaveFicha) {
  return ['ontologia', 'ficha', palabra, id] as const;
}

/** One ficha with what may be done with it; asks nothing without one. */
export function useFicha(clave: ClaveFicha | null): UseQueryResult<Ficha> {
  const api = useApi();
  return useQuery({
    queryKey: clave ? toFichaKey(clave) : ['ontologia', 'ficha'],
    queryFn: ({ signal }) =>
      api.call<typeof getFichaEndpoint>(
        { method: 'GET', path: '/ontologia/{palabra}/{id}' },
        { params: { palabra: clave?.palabra ?? 'definicion', id: String(clave?.id ?? '') } },
        { signal, base: 'private' },
      ),
    enabled: clave !== null,
  });
}

/** The word of an address; null when it is none of the four. */
export function readPalabra(text: string | undefined): Palabra | null {
  return LISTA_PALABRAS.find((palabra) => palabra === text) ?? null;
}

/** The ficha of an address; null when nothing can be there. */
export function readClave(palabra: string | undefined, id: string | undefined): ClaveFicha | null {
  const word = readPalabra(palabra);
  const number = readId(id);
  return word && number !== null ? { palabra: word, id: number } : null;
}
