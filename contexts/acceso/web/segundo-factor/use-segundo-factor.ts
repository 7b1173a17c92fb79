import { useApi } from '@marco/web-kit/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  createCodigosRecuperacionEndpoint,
  createSegundoFactorEndpoint,
  getSegundoFactorEndpoint,
  submitSegundoFactorEndpoint,
  updateSegundoFactorEndpoint,
  verifySegundoFactorEndpoint,
} from '../../contract/index.ts';

export const SEGUNDO_FACTOR_KEY = ['acceso', 'segundo-factor'];

/** The state of this session; read again each time. */
export function useSegundoFactor() {
  const api = useApi();
  return useQuery({
    queryKey: SEGUNDO_FACTOR_KEY,
    queryFn: ({ signal }) =>
      api.call<typeof getSegundoFactorEndpoint>({ method: 'GET', path: '/segundoFactor' }, {}, { signal }),
    staleTime: 0,
  });
}

/** The application to enroll, made once each time its block is shown: another one would undo what was just scanned. */
export function useInscripcion(esCambio: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...SEGUNDO_FACTOR_KEY, 'inscripcion', esCambio],
    queryFn: () =>
      esCambio
        ? api.call<typeof updateSegundoFactorEndpoint>({ method: 'POST', path: '/segundoFactor/cambiar' }, {})
        : api.call<typeof createSegundoFactorEndpoint>(
            { method: 'POST', path: '/segundoFactor/inscribir' },
            {},
          ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Confirms the application being enrolled; answers the recovery codes. */
export function useSubmitInscripcion() {
  const api = useApi();
  return useMutation({
    mutationFn: (codigo: string) =>
      api.call<typeof submitSegundoFactorEndpoint>(
        { method: 'POST', path: '/segundoFactor/confirmar' },
        { body: { codigo } },
      ),
  });
}

/** Gives a code for this session. */
export function useVerifySegundoFactor() {
  const api = useApi();
  return useMutation({
    mutationFn: (codigo: string) =>
      api.call<typeof verifySegundoFactorEndpoint>(
        { method: 'POST', path: '/segundoFactor/verificar' },
        { body: { codigo } },
      ),
  });
}

/** New recovery codes in the place of those there are. */
export function useCreateCodigos() {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      api.call<typeof createCodigosRecuperacionEndpoint>(
        { method: 'POST', path: '/segundoFactor/codigos' },
        {},
      ),
  });
}
