import { useApi } from '@marco/web-kit/api-client';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { useQuery } from '@tanstack/react-query';
import type {
  createEnsayoXroadEndpoint,
  EnsayosDeVersion,
  EnsayoXroad,
  getEnsayoXroadEndpoint,
  listEnsayosXroadEndpoint,
} from '../../contract/index.ts';

/** The rehearsals of a version. */
export function useEnsayosXroad(versionId: number) {
  const api = useApi();
  return useQuery<EnsayosDeVersion>({
    queryKey: ['ensayos-xroad', versionId],
    enabled: versionId !== 0,
    queryFn: ({ signal }) =>
      api.call<typeof listEnsayosXroadEndpoint>(
        { method: 'GET', path: '/simulador/versiones/{id}/ensayos' },
        { params: { id: String(versionId) } },
        { signal },
      ),
  });
}

/** One of them, whole; nothing is asked for without one. */
export function useEnsayoXroad(id: number | null) {
  const api = useApi();
  return useQuery<EnsayoXroad>({
    queryKey: ['ensayos-xroad', 'uno', id],
    enabled: id !== null,
    queryFn: ({ signal }) =>
      api.call<typeof getEnsayoXroadEndpoint>(
        { method: 'GET', path: '/simulador/ensayos/{id}' },
        { params: { id: String(id) }, query: {} },
        { signal },
      ),
  });
}

/** Runs the tests of a version. */
export function useCreateEnsayo(versionId: number) {
  const { send, isSaving } = useSavedChange<EnsayosDeVersion>({
    show: () => undefined,
    refresh: ['ensayos-xroad'],
  });
  const run = () =>
    send(
      (api, options) =>
        api.call<typeof createEnsayoXroadEndpoint>(
          { method: 'POST', path: '/simulador/versiones/{id}/ensayos' },
          { params: { id: String(versionId) } },
          options,
        ),
      'El ensayo terminó y quedó guardado.',
    );
  return { run, isRunning: isSaving };
}
