import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type { getPapelesEntidadEndpoint, searchMapaEndpoint } from '../../contract/index.ts';
import type { VeredictoPapel } from '../../contract/terms.ts';
import type { ConsultaMapa } from '../../rules/mapa/consulta-mapa.ts';
import { useBase } from '../use-base.ts';

/** One page of the map; its rows stay until those of the next page arrive. */
export function useMapa({ filtro: { texto, entidad, marca }, pagina, tamano }: ConsultaMapa) {
  const api = useApi();
  const base = useBase();
  const query = {
    ...(texto === '' ? {} : { texto }),
    ...(entidad === null ? {} : { entidad: String(entidad) }),
    ...(marca === null ? {} : { marca }),
    pagina: String(pagina),
    tamano,
  };
  return useQuery({
    queryKey: ['tramites', 'mapa', base, query],
    queryFn: ({ signal }) =>
      api.call<typeof searchMapaEndpoint>(
        { method: 'GET', path: '/mapa-solo-una-vez' },
        { query },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
  });
}
export type MapaHallado = NonNullable<ReturnType<typeof useMapa>['data']>;

interface PapelesPedidos {
  readonly entidadId: string;
  readonly pagina: number;
  readonly tamano: number;
  readonly veredicto: VeredictoPapel | null;
}

/** What an entidad asks for, and what the map says of it. */
export function usePapeles({ entidadId, pagina, tamano, veredicto }: PapelesPedidos) {
  const api = useApi();
  const base = useBase();
  const query = { pagina: String(pagina), tamano, ...(veredicto === null ? {} : { veredicto }) };
  return useQuery({
    queryKey: ['tramites', 'papeles', base, entidadId, query],
    queryFn: ({ signal }) =>
      api.call<typeof getPapelesEntidadEndpoint>(
        { method: 'GET', path: '/mapa-solo-una-vez/entidades/{id}' },
        { params: { id: entidadId }, query },
        { signal, base },
      ),
    placeholderData: (previous) => previous,
  });
}
