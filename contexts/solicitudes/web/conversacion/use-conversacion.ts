import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  createMensajeSolicitudEndpoint,
  listConversacionEndpoint,
  PaginaConversacion,
} from '../../contract/index.ts';

const toKey = (id: number) => ['solicitudes', 'conversacion', id] as const;

/** The conversation of a request, from its last page on. */
export function useConversacion(id: number) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: toKey(id),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }): Promise<PaginaConversacion> =>
      api.call<typeof listConversacionEndpoint>(
        { method: 'GET', path: '/solicitud/{id}/conversacion' },
        { params: { id: String(id) }, query: pageParam === null ? {} : { antesDe: pageParam } },
        { signal, base: 'private' },
      ),
    getNextPageParam: ({ siguiente }) => siguiente,
  });
}

/** Sends a message; the same text is one message, however often it is sent until it arrives. */
export function useMensajeNuevo(id: number): (texto: string) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  /** How many arrived: the same words once more are another message. */
  const enviados = useRef(0);
  return async (texto) => {
    const body = { texto };
    await api.call<typeof createMensajeSolicitudEndpoint>(
      { method: 'POST', path: '/solicitud/{id}/conversacion' },
      { params: { id: String(id) }, body },
      { base: 'private', idempotencyKey: keyFor({ ...body, numero: enviados.current }) },
    );
    enviados.current += 1;
    await queries.invalidateQueries({ queryKey: toKey(id) });
  };
}
