import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getEjemploMensajeEndpoint } from '../../contract/index.ts';
import type { MensajePedido } from './mensajes.ts';

/** A message as the product writes one, once it is wanted. */
export function useEjemplo(solicitudId: number, { operacion, papel }: MensajePedido, isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['ejemplo de mensaje', solicitudId, operacion, papel],
    queryFn: ({ signal }) =>
      api.call<typeof getEjemploMensajeEndpoint>(
        { method: 'GET', path: '/solicitud/nivel-dos/{id}/mensajes/ejemplo' },
        { params: { id: String(solicitudId) }, query: { operacion, papel } },
        { signal, base: 'private' },
      ),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
