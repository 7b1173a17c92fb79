import { useApi } from '@marco/web-kit/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  getAutorizacionEndpoint,
  getAvisoTratamientoEndpoint,
  submitAutorizacionEndpoint,
} from '../../contract/index.ts';

const AVISO = ['acceso', 'tratamiento', 'aviso'];
const AUTORIZACION = ['acceso', 'tratamiento', 'autorizacion'];

/** The privacy notice in force. */
export function useAvisoTratamiento() {
  const api = useApi();
  return useQuery({
    queryKey: AVISO,
    queryFn: ({ signal }) =>
      api.call<typeof getAvisoTratamientoEndpoint>(
        { method: 'GET', path: '/tratamiento-de-datos' },
        {},
        { signal, base: 'public' },
      ),
  });
}

/** What the person answered to the notices, and whether the one in force still waits for them. */
export function useAutorizacion() {
  const api = useApi();
  return useQuery({
    queryKey: AUTORIZACION,
    queryFn: ({ signal }) =>
      api.call<typeof getAutorizacionEndpoint>(
        { method: 'GET', path: '/cuenta/autorizacion' },
        {},
        { signal },
      ),
  });
}

/** Answers to the notice in force; both are read again, since a refusal says that it changed. */
export function useSubmitAutorizacion() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly version: string; readonly autoriza: boolean }) =>
      api.call<typeof submitAutorizacionEndpoint>({ method: 'POST', path: '/cuenta/autorizacion' }, { body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: AUTORIZACION }),
        queries.invalidateQueries({ queryKey: AVISO }),
      ]),
  });
}
