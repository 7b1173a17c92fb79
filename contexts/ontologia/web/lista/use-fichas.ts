import type { Decision } from '@marco/contract-kit';
import { useApi } from '@marco/web-kit/api-client';
import { type AddressSearch, useAddressSearch } from '@marco/web-kit/list-search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FilaFicha, listFichasEndpoint } from '../../contract/index.ts';
import type { EstadoFicha } from '../../contract/terms.ts';
import { type ConsultaOntologia, formatConsulta, parseConsulta } from '../../rules/consulta-ontologia.ts';

const OPTIONS = {
  parse: parseConsulta,
  format: formatConsulta,
  restore: { mark: 'ontologiaConsult', key: 'consultaOntologia' },
} as const;

/** The state of the list: it is in the address, and going back from a detail restores it. */
export function useConsulta(): AddressSearch<ConsultaOntologia> {
  return useAddressSearch(OPTIONS);
}

export interface FichasHalladas {
  readonly fichas: FilaFicha[];
  readonly total: number;
  readonly estados: Readonly<Record<EstadoFicha, number>>;
  readonly permisos: { readonly crear: Decision; readonly descargar: Decision };
}

/** Filters as the file of the list names them. */
export function toFiltro({ texto, tipo, estado, clase }: ConsultaOntologia) {
  return { texto, tipo, estado, clase };
}

/** One page of the fichas of a word; the rows stay until those of the next page or filter arrive. */
export function useFichas(consulta: ConsultaOntologia): UseQueryResult<FichasHalladas> {
  const api = useApi();
  const { palabra, texto, tipo, estado, clase, pagina, tamano, orden, descendente } = consulta;
  return useQuery({
    queryKey: ['ontologia', 'listar', consulta],
    queryFn: ({ signal }) =>
      api.call<typeof listFichasEndpoint>(
        { method: 'GET', path: '/ontologia/{palabra}' },
        {
          params: { palabra },
          query: {
            pagina: String(pagina),
            tamano: String(tamano),
            orden,
            descendente: descendente ? 'true' : 'false',
            ...(texto ? { texto } : {}),
            ...(tipo === null ? {} : { tipo }),
            ...(estado === null ? {} : { estado }),
            ...(clase === null ? {} : { clase: String(clase) }),
          },
        },
        { signal, base: 'private' },
      ),
    placeholderData: (previous, query) =>
      (query?.queryKey[2] as ConsultaOntologia | undefined)?.palabra === palabra ? previous : undefined,
  });
}
