import { useApi } from '@marco/web-kit/api-client';
import { useQuery } from '@tanstack/react-query';
import type {
  getCalibracionEndpoint,
  getExplicacionEndpoint,
  getIndicadorEndpoint,
  listFilasEndpoint,
  listIndicadoresEndpoint,
  listValoresEndpoint,
} from '../../contract/index.ts';

/** What an address asks of an indicador. */
type PedidoDeIndicador = Readonly<Record<string, string>>;

/** The catalogue as the person may read it, with the figures. */
export function useIndicadores() {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'indicadores'],
    queryFn: ({ signal }) =>
      api.call<typeof listIndicadoresEndpoint>({ method: 'GET', path: '/indicadores' }, {}, { signal }),
  });
}

/** An indicador with how it is read. */
export function useIndicador(codigo: string, isAsked = true) {
  const api = useApi();
  return useQuery({
    enabled: isAsked,
    queryKey: ['reportes', 'indicador', codigo],
    queryFn: ({ signal }) =>
      api.call<typeof getIndicadorEndpoint>(
        { method: 'GET', path: '/indicadores/{codigo}' },
        { params: { codigo } },
        { signal },
      ),
  });
}

/** Its values in time; those on show stay until others arrive. */
export function useValores(codigo: string, query: PedidoDeIndicador) {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'valores', codigo, query],
    queryFn: ({ signal }) =>
      api.call<typeof listValoresEndpoint>(
        { method: 'GET', path: '/indicadores/{codigo}/valores' },
        { params: { codigo }, query },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
}

/** Why it changed between two cuts. */
export function useExplicacion(
  codigo: string,
  query: { readonly desde: string; readonly hasta: string; readonly ambito: string },
) {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'explicacion', codigo, query],
    queryFn: ({ signal }) =>
      api.call<typeof getExplicacionEndpoint>(
        { method: 'GET', path: '/indicadores/{codigo}/explicacion' },
        { params: { codigo }, query },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
}

/** What was promised in some months, and what happened. */
export function useCalibracion(codigo: string, query: PedidoDeIndicador) {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'calibracion', codigo, query],
    queryFn: ({ signal }) =>
      api.call<typeof getCalibracionEndpoint>(
        { method: 'GET', path: '/indicadores/{codigo}/calibracion' },
        { params: { codigo }, query },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
}

/** The records behind a figure. */
export function useFilas(codigo: string, query: PedidoDeIndicador & { readonly corte: string }) {
  const api = useApi();
  return useQuery({
    queryKey: ['reportes', 'filas', codigo, query],
    queryFn: ({ signal }) =>
      api.call<typeof listFilasEndpoint>(
        { method: 'GET', path: '/indicadores/{codigo}/filas' },
        { params: { codigo }, query },
        { signal },
      ),
    placeholderData: (previous) => previous,
  });
}
