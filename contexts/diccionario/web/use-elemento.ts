import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import type { EntornoDetalle } from '@marco/elementos-de-dato/widgets';
import { type ApiClient, useApi } from '@marco/web-kit/api-client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type {
  EntradaDiccionario,
  getElementoPublicadoEndpoint,
  listOpcionesDiccionarioEndpoint,
  listValoresPublicadosEndpoint,
} from '../contract/index.ts';
import { toDireccionElemento } from '../contract/terms.ts';

/** Which element an address asks for. */
export interface ElementoPedido {
  readonly clave: string;
  readonly version?: string | undefined;
  readonly capa?: string | undefined;
  readonly dominio?: string | undefined;
}

function load(
  api: ApiClient,
  { clave, ...query }: ElementoPedido,
  signal: AbortSignal,
): Promise<DetalleElemento> {
  return api.call<typeof getElementoPublicadoEndpoint>(
    { method: 'GET', path: '/diccionario/elementos/{clave}' },
    { params: { clave }, query },
    { signal, base: 'public' },
  );
}

/** The element an address asks for, as visitors read it. */
export function useElemento(pedido: ElementoPedido): UseQueryResult<DetalleElemento> {
  const api = useApi();
  return useQuery({
    queryKey: ['diccionario', 'elemento', pedido],
    queryFn: ({ signal }) => load(api, pedido, signal),
  });
}

/** The elements that share an identificador. */
export function useOpciones(clave: string): UseQueryResult<EntradaDiccionario[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['diccionario', 'opciones', clave],
    queryFn: ({ signal }) =>
      api.call<typeof listOpcionesDiccionarioEndpoint>(
        { method: 'GET', path: '/diccionario/opciones/{clave}' },
        { params: { clave } },
        { signal, base: 'public' },
      ),
  });
}

/** What the panels of a detail need in the dictionary. */
export function useEntornoPublico(): EntornoDetalle {
  const api = useApi();
  return useMemo(
    () => ({
      clave: 'publico',
      toVersion: ({ identificador, capa, dominio, numero }) =>
        toDireccionElemento(
          { identificador, capa: { codigo: capa }, dominio: { codigo: dominio }, esUnico: false },
          numero,
        ),
      toVigente: ({ identificador, capa, dominio }) =>
        toDireccionElemento({
          identificador,
          capa: { codigo: capa },
          dominio: { codigo: dominio },
          esUnico: false,
        }),
      loadVersion: ({ oid }, signal) => load(api, { clave: oid }, signal),
      loadValores: (pagina, signal) =>
        api.call<typeof listValoresPublicadosEndpoint>(
          { method: 'POST', path: '/diccionario/valores' },
          { body: pagina },
          { signal, base: 'public' },
        ),
    }),
    [api],
  );
}
