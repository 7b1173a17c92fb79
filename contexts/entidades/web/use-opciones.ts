import { useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type {
  listMunicipiosEndpoint,
  listOpcionesEntidadEndpoint,
  Municipio,
  OpcionesEntidad,
} from '../contract/index.ts';

/** Sectors, orders, departments and e-mail domains an entity is described with. */
export function useOpciones(): UseQueryResult<OpcionesEntidad> {
  const api = useApi();
  return useQuery({
    queryKey: ['entidades', 'opciones'],
    queryFn: ({ signal }) =>
      api.call<typeof listOpcionesEntidadEndpoint>(
        { method: 'GET', path: '/entidad/opciones' },
        {},
        { signal, base: 'private' },
      ),
  });
}

/** Municipalities of a department; asks nothing without one. */
export function useMunicipios(departamento: string | null): UseQueryResult<Municipio[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['entidades', 'municipios', departamento],
    queryFn: ({ signal }) =>
      api.call<typeof listMunicipiosEndpoint>(
        { method: 'GET', path: '/entidad/municipios' },
        { query: { departamento: departamento ?? '' } },
        { signal, base: 'private' },
      ),
    enabled: departamento !== null,
  });
}
