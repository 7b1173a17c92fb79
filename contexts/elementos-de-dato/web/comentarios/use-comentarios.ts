import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { useQuery } from '@tanstack/react-query';
import type {
  Comentario,
  closeComentarioEndpoint,
  createComentarioEndpoint,
  listComentariosEndpoint,
} from '../../contract/index.ts';

type Hilos = { readonly comentarios: Comentario[] };

const toKey = (versionId: number) => ['elementos', 'comentarios', versionId] as const;

/** What people said about a version. */
export function useComentarios(versionId: number) {
  const api = useApi();
  return useQuery<Hilos>({
    queryKey: toKey(versionId),
    queryFn: ({ signal }) =>
      api.call<typeof listComentariosEndpoint>(
        { method: 'GET', path: '/elemento-dato/{versionId}/comentarios' },
        { params: { versionId: String(versionId) } },
        { signal, base: 'private' },
      ),
  });
}

/**
 * Comments, answers and resolves; each shows all of them as they are after it.
 *
 * @param cuantos comments on show: two may say the same, and how many there are tells a repeated call from a second one
 */
export function useCambioComentarios(versionId: number, cuantos: number) {
  const keyFor = useIdempotencyKey();
  const { send, isSaving } = useSavedChange<Hilos>({
    show: (queries, saved) => queries.setQueryData(toKey(versionId), saved),
    refresh: ['elementos', 'historial', versionId],
  });

  const write = (texto: string, respondeA: number | null) => {
    const body = { texto, campo: null, respondeA };
    return send(
      (api, options) =>
        api.call<typeof createComentarioEndpoint>(
          { method: 'POST', path: '/elemento-dato/{versionId}/comentarios' },
          { params: { versionId: String(versionId) }, body },
          { ...options, idempotencyKey: keyFor({ versionId, ...body, cuantos }) },
        ),
      respondeA === null ? 'Se publicó el comentario.' : 'Se publicó la respuesta.',
    );
  };

  const close = (comentarioId: number) =>
    send(
      (api, options) =>
        api.call<typeof closeComentarioEndpoint>(
          { method: 'POST', path: '/elemento-dato/comentarios/{comentarioId}/resolver' },
          { params: { comentarioId: String(comentarioId) } },
          options,
        ),
      'El hilo quedó resuelto.',
    );

  return { write, close, isSaving };
}
