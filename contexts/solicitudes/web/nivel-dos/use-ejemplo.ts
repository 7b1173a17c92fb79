import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getEjemploMensajeEndpoint, Solicitud } from '../../contract/index.ts';
import { getNivelDos } from './get-nivel-dos.ts';
import type { MensajePedido } from './mensajes.ts';

/** A message as the product writes one, in the form of the technology of the request. */
export function useEjemplo(solicitud: Solicitud, { operacion, papel }: MensajePedido) {
  const api = useApi();
  const { id } = solicitud;
  return useQuery({
    queryKey: ['ejemplo de mensaje', id, getNivelDos(solicitud).tecnologia, operacion, papel],
    queryFn: ({ signal }) =>
      api.call<typeof getEjemploMensajeEndpoint>(
        { method: 'GET', path: '/solicitud/nivel-dos/{id}/mensajes/ejemplo' },
        { params: { id: String(id) }, query: { operacion, papel } },
        { signal, base: 'private' },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
