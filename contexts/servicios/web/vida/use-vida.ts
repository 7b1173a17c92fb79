import { useApi } from '@marco/web-kit/api-client';
import { useLatest } from '@marco/web-kit/modal';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  getImpactoVersionEndpoint,
  getVidaVersionEndpoint,
  ImpactoVersion,
  searchVersionesEndpoint,
  submitPasoVersionEndpoint,
  VersionEnLista,
  VidaVersion,
} from '../../contract/index.ts';
import type { PasoVida } from '../../contract/vida.terms.ts';
import type { ConsultaVersiones } from '../../rules/consulta-versiones.ts';
import { explainPasoDado } from './explain-paso-dado.ts';

/** One page of the versions that others use. The page before stays until the new one arrives. */
export function useVersiones({ texto, vista, pagina, tamano }: ConsultaVersiones): UseQueryResult<{
  readonly versiones: VersionEnLista[];
  readonly total: number;
}> {
  const api = useApi();
  return useQuery({
    queryKey: ['servicios', 'versiones', texto, vista, pagina, tamano],
    queryFn: ({ signal }) =>
      api.call<typeof searchVersionesEndpoint>(
        { method: 'POST', path: '/servicios/versiones/listar' },
        { body: { texto, vista: vista ?? 'por-terminar', pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

const toVida = (id: number) => ['servicios', 'vida', id];

/** How a version stands on its way to its end. */
export function useVida(id: number): UseQueryResult<VidaVersion> {
  const api = useApi();
  return useQuery({
    queryKey: toVida(id),
    queryFn: ({ signal }) =>
      api.call<typeof getVidaVersionEndpoint>(
        { method: 'GET', path: '/servicios/versiones/{id}/vida' },
        { params: { id: String(id) } },
        { signal, base: 'private' },
      ),
  });
}

/** Whom its end breaks, where that version takes its place. */
export function useImpacto(id: number, sucesoraId: number | null): UseQueryResult<ImpactoVersion> {
  const api = useApi();
  return useQuery({
    queryKey: ['servicios', 'impacto', id, sucesoraId],
    queryFn: ({ signal }) =>
      api.call<typeof getImpactoVersionEndpoint>(
        { method: 'GET', path: '/servicios/versiones/{id}/impacto' },
        { params: { id: String(id) }, query: sucesoraId === null ? {} : { sucesora: String(sucesoraId) } },
        { signal, base: 'private' },
      ),
  });
}

interface RetiroEnviado {
  readonly sucesoraId?: number | null;
  readonly fechaRetiro?: string;
  readonly motivo?: string;
  readonly impacto?: string;
}

/** Steps of one version, each over what is on show. */
export function usePasoVida({
  id,
  version,
  consumidores,
}: Pick<VidaVersion, 'id' | 'version' | 'consumidores'>) {
  const { send, isSaving } = useSavedChange<VidaVersion>({
    show: (queries, saved) => queries.setQueryData(toVida(id), saved),
    refresh: ['servicios'],
  });
  const seen = useLatest(version);
  /** @param explain tells a failure at the fields of a form; it opens otherwise */
  const move = (
    accion: PasoVida,
    retiro: RetiroEnviado = {},
    explain?: (error: unknown) => void | Promise<void>,
  ) =>
    send(
      (api, options) =>
        api.call<typeof submitPasoVersionEndpoint>(
          { method: 'POST', path: '/servicios/versiones/{id}/pasos' },
          { params: { id: String(id) }, body: { accion, ...retiro } },
          { ...options, version: seen.current },
        ),
      explainPasoDado(accion, consumidores),
      explain,
    );
  return { move, isSaving };
}
