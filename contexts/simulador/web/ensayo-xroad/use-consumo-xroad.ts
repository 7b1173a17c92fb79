import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  ConsumoXroad,
  EnsayoDeConsumo,
  getConsumoXroadEndpoint,
  verifyConsumoXroadEndpoint,
} from '../../contract/index.ts';

/** How the entidad of an acuerdo calls. */
export function useConsumoXroad(acuerdoId: number) {
  const api = useApi();
  return useQuery<ConsumoXroad>({
    queryKey: ['consumo-xroad', acuerdoId],
    enabled: acuerdoId !== 0,
    queryFn: ({ signal }) =>
      api.call<typeof getConsumoXroadEndpoint>(
        { method: 'GET', path: '/simulador/acuerdos/{id}/llamada' },
        { params: { id: String(acuerdoId) } },
        { signal },
      ),
  });
}

/** Rehearses its call; what came of it stays while the page does. */
export function useVerifyConsumo(acuerdoId: number) {
  const api = useApi();
  const banner = useBanner();
  const { mutate, data, isPending } = useMutation<EnsayoDeConsumo>({
    mutationFn: () =>
      api.call<typeof verifyConsumoXroadEndpoint>(
        { method: 'POST', path: '/simulador/acuerdos/{id}/ensayo' },
        { params: { id: String(acuerdoId) } },
      ),
    onError: (error) => banner.error(`No fue posible ensayar la llamada. ${errorMessage(error)}`),
  });
  return { run: () => mutate(), ensayo: data, isRunning: isPending };
}
