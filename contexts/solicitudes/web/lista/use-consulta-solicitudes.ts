import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, toOrden, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { searchSolicitudesEndpoint } from '../../contract/index.ts';
import { type ConsultaSolicitudes, formatConsulta, parseConsulta } from '../../rules/consulta-solicitudes.ts';
import { keeperSolicitudes } from '../nivel/keeper-nivel.ts';

type SolicitudesHalladas = ReturnType<(typeof searchSolicitudesEndpoint)['response']['parse']>;

const OPTIONS = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'userConsult', key: 'consultaSolicitudes', keeper: keeperSolicitudes },
} as const;

/** The state of the list: it is in the address, and going back from a request restores it (ROUTE-12, ROUTE-17). */
export function useConsulta(): AddressSearch<ConsultaSolicitudes> {
  return useAddressSearch(OPTIONS);
}

/** Filters as the calls name them. */
export function toFiltro({ filtro, estado }: ConsultaSolicitudes) {
  const { texto, nivel, entidad, solicitante, consultorId, desde, hasta, vencidas } = filtro;
  return {
    texto,
    nivel,
    estado,
    entidadId: entidad?.id ?? null,
    solicitanteId: solicitante?.id ?? null,
    consultorId,
    radicadaDesde: desde || null,
    radicadaHasta: hasta || null,
    vencidas,
  };
}

/** One page of the requests; the rows stay until those of the next page or filter arrive. */
export function useSolicitudes(consulta: ConsultaSolicitudes): UseQueryResult<SolicitudesHalladas> {
  const api = useApi();
  const { pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['solicitudes', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchSolicitudesEndpoint>(
        { method: 'POST', path: '/solicitud/listar' },
        { body: { ...toFiltro(consulta), ...toOrden(consulta), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}
