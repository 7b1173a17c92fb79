import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  createComentarioMesaEndpoint,
  deleteComentarioMesaEndpoint,
  listComentariosMesaEndpoint,
  listMencionablesEndpoint,
  PaginaComentarios,
  updateComentarioMesaEndpoint,
} from '../../contract/index.ts';

/** How long the list of people serves while somebody types. */
const VIGENCIA_MS = 60_000;

const toKey = (idMesa: number) => ['mesas', 'conversacion', idMesa] as const;

/** The conversation of a mesa, from its last page on. */
export function useConversacionMesa(idMesa: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: toKey(idMesa),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }): Promise<PaginaComentarios> =>
      api.call<typeof listComentariosMesaEndpoint>(
        { method: 'GET', path: '/mesaInteroperabilidad/conversacion/{idMesa}' },
        { params: { idMesa: String(idMesa) }, query: pageParam === null ? {} : { antesDe: pageParam } },
        { signal, base: 'private' },
      ),
    getNextPageParam: ({ siguiente }) => siguiente,
  });
}

/** Reads whom a comment may mention, once somebody looks for a person. */
export function useReadMencionables(idMesa: number) {
  const api = useApi();
  const queries = useQueryClient();
  return () =>
    queries.fetchQuery({
      queryKey: ['mesas', 'mencionables', idMesa],
      staleTime: VIGENCIA_MS,
      queryFn: ({ signal }) =>
        api.call<typeof listMencionablesEndpoint>(
          { method: 'GET', path: '/mesaInteroperabilidad/conversacion/{idMesa}/personas' },
          { params: { idMesa: String(idMesa) } },
          { signal, base: 'private' },
        ),
    });
}

/** What is done with the comments of a mesa; the conversation is read again after each. */
export function useCambiosComentario(idMesa: number) {
  const api = useApi();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  /** How many arrived: the same words once more are another comment. */
  const enviados = useRef(0);
  const refresh = () => queries.invalidateQueries({ queryKey: toKey(idMesa) });
  const toParams = (id: number) => ({ idComentario: String(id) });
  return {
    create: async (texto: string): Promise<void> => {
      const body = { texto };
      await api.call<typeof createComentarioMesaEndpoint>(
        { method: 'POST', path: '/mesaInteroperabilidad/conversacion/{idMesa}' },
        { params: { idMesa: String(idMesa) }, body },
        { base: 'private', idempotencyKey: keyFor({ ...body, numero: enviados.current }) },
      );
      enviados.current += 1;
      await refresh();
    },
    update: async (id: number, texto: string): Promise<void> => {
      await api.call<typeof updateComentarioMesaEndpoint>(
        { method: 'PUT', path: '/mesaInteroperabilidad/conversacion/comentario/{idComentario}' },
        { params: toParams(id), body: { texto } },
        { base: 'private' },
      );
      await refresh();
    },
    remove: async (id: number): Promise<void> => {
      await api.call<typeof deleteComentarioMesaEndpoint>(
        { method: 'DELETE', path: '/mesaInteroperabilidad/conversacion/comentario/{idComentario}' },
        { params: toParams(id) },
        { base: 'private' },
      );
      await refresh();
    },
  };
}
