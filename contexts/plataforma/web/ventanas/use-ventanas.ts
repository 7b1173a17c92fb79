import { useApi } from '@marco/web-kit/api-client';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  createVentanaEndpoint,
  deleteVentanaEndpoint,
  listVentanasEndpoint,
  VentanasDeServicio,
} from '../../contract/index.ts';

const toKey = (servicioId: number) => ['plataforma', 'ventanas', servicioId];

/** The windows of maintenance of a servicio. */
export function useVentanas(servicioId: number): UseQueryResult<VentanasDeServicio> {
  const api = useApi();
  return useQuery({
    queryKey: toKey(servicioId),
    queryFn: ({ signal }) =>
      api.call<typeof listVentanasEndpoint>(
        { method: 'GET', path: '/directorio/{id}/ventanas' },
        { params: { id: String(servicioId) } },
        { signal, base: 'private' },
      ),
  });
}

/** A window as somebody announces it. */
export interface VentanaPorAnunciar {
  readonly fecha: string;
  readonly hora: number;
  readonly horas: number;
  readonly motivo: string;
}

/** Announces a window of a servicio, or takes one back. */
export function useChangeVentanas(servicioId: number) {
  const { send, isSaving } = useSavedChange<VentanasDeServicio>({
    show: (queries, saved) => queries.setQueryData(toKey(servicioId), saved),
    refresh: toKey(servicioId),
  });
  const create = (body: VentanaPorAnunciar, explain: (error: unknown) => void | Promise<void>) =>
    send(
      (api, options) =>
        api.call<typeof createVentanaEndpoint>(
          { method: 'POST', path: '/directorio/{id}/ventanas' },
          { params: { id: String(servicioId) }, body },
          options,
        ),
      'La ventana quedó anunciada.',
      explain,
    );
  const remove = (id: number) =>
    send(
      (api, options) =>
        api.call<typeof deleteVentanaEndpoint>(
          { method: 'DELETE', path: '/ventanas/{id}' },
          { params: { id: String(id) } },
          options,
        ),
      'La ventana quedó retirada.',
    );
  return { create, remove, isSaving };
}
