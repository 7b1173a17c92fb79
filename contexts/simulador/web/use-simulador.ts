import { useSession } from '@marco/acceso/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getSimuladorEndpoint, SimuladorDeServicio } from '../contract/index.ts';
import type { Guion } from '../rules/guiones/guion.ts';

/** What a page needs to answer in the place of a servicio. */
export interface SimuladorEnPagina extends Omit<SimuladorDeServicio, 'guion'> {
  readonly guion: Guion;
}

const MINUTES_5 = 300_000;

/** @param version its number; null for the most recent one */
export function useSimulador(servicioId: number, version: string | null) {
  const api = useApi();
  const base = useSession()?.usuario ? 'private' : 'public';
  return useQuery<SimuladorEnPagina>({
    queryKey: ['simulador', servicioId, version],
    staleTime: MINUTES_5,
    queryFn: async ({ signal }) => {
      const simulador = await api.call<typeof getSimuladorEndpoint>(
        { method: 'GET', path: '/simulador/servicios/{id}' },
        { params: { id: String(servicioId) }, query: version === null ? {} : { version } },
        { signal, base },
      );
      const guion: Guion = JSON.parse(simulador.guion);
      return { ...simulador, guion };
    },
  });
}
