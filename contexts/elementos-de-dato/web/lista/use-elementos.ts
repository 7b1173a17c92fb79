import { useApi } from '@marco/web-kit/api-client';
import { toOrden } from '@marco/web-kit/list-search';
import { useQuery } from '@tanstack/react-query';
import type {
  getPermisosElementosEndpoint,
  listCapasDeElementosEndpoint,
  searchElementosEndpoint,
} from '../../contract/index.ts';
import type { ConsultaElementos } from '../../rules/elementos/consulta-elementos.ts';

/** Filters as the calls name them. */
export function toFiltro({ filtro, estado }: ConsultaElementos) {
  const { texto, capaId, dominioId, tipo, clase, entidad, fecha } = filtro;
  return {
    texto: texto || null,
    capaId,
    dominioId,
    tipo,
    clase,
    entidadResponsableId: entidad?.id ?? null,
    estado,
    fecha: fecha || null,
  };
}

/** One page of the registry; the rows stay until those of the next page or filter arrive. */
export function useElementos(consulta: ConsultaElementos) {
  const api = useApi();
  const { pagina, tamano } = consulta;
  return useQuery({
    queryKey: ['elementos', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof searchElementosEndpoint>(
        { method: 'POST', path: '/elemento-dato/listar' },
        { body: { ...toFiltro(consulta), ...toOrden(consulta), pagina, tamano } },
        { signal, base: 'private' },
      ),
    placeholderData: (previous) => previous,
  });
}

/** What may be done beside consulting. */
export function usePermisosElementos() {
  const api = useApi();
  return useQuery({
    queryKey: ['elementos', 'permisos'],
    queryFn: ({ signal }) =>
      api.call<typeof getPermisosElementosEndpoint>(
        { method: 'GET', path: '/elemento-dato/permisos' },
        {},
        { signal, base: 'private' },
      ),
  });
}

/** Layers and domains an element can stand in. */
export function useCapasDeElementos() {
  const api = useApi();
  return useQuery({
    queryKey: ['elementos', 'capas'],
    queryFn: ({ signal }) =>
      api.call<typeof listCapasDeElementosEndpoint>(
        { method: 'GET', path: '/elemento-dato/capa-uso' },
        { query: {} },
        { signal, base: 'private' },
      ),
  });
}
