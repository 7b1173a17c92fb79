import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  closeSuscripcionReportePropiaEndpoint,
  listSuscripcionesReportesEndpoint,
  submitSuscripcionReporteEndpoint,
  updatePausaReporteEndpoint,
} from '../../contract/index.ts';

export const SUSCRIPCIONES_KEY = ['reportes', 'suscripciones'];

/** The subscriptions of the person of the session. */
export function useSuscripciones() {
  const api = useApi();
  return useQuery({
    queryKey: SUSCRIPCIONES_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listSuscripcionesReportesEndpoint>(
        { method: 'GET', path: '/suscripciones-reportes' },
        {},
        { signal },
      ),
  });
}

/** What one does with a subscription; what was done, and what failed, is told in a banner. */
export function useCambiosDeSuscripcion(id: number) {
  const api = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const params = { id: String(id) };
  const onError = (error: unknown) => banner.error(errorMessage(error));
  const readAgain = () => queries.invalidateQueries({ queryKey: SUSCRIPCIONES_KEY });
  const envio = useMutation({
    mutationFn: () =>
      api.call<typeof submitSuscripcionReporteEndpoint>(
        { method: 'POST', path: '/suscripciones-reportes/{id}/enviar' },
        { params },
      ),
    onSuccess: ({ enviado }) =>
      enviado
        ? banner.success('El correo va en camino.')
        : banner.notice('No se envió un correo: revise sus preferencias de avisos, o espere a mañana.'),
    onError,
  });
  const pausa = useMutation({
    mutationFn: (pausada: boolean) =>
      api.call<typeof updatePausaReporteEndpoint>(
        { method: 'POST', path: '/suscripciones-reportes/{id}/pausar' },
        { params, body: { pausada } },
      ),
    onSuccess: readAgain,
    onError,
  });
  const retiro = useMutation({
    mutationFn: () =>
      api.call<typeof closeSuscripcionReportePropiaEndpoint>(
        { method: 'DELETE', path: '/suscripciones-reportes/{id}' },
        { params },
      ),
    onSuccess: readAgain,
    onError,
  });
  return { envio, pausa, retiro };
}
