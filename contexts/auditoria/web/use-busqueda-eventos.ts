import { useSearchParams } from 'react-router';
import { type BusquedaEventos, formatBusqueda, parseBusqueda } from '../rules/busqueda-eventos.ts';

export interface BusquedaControl {
  readonly busqueda: BusquedaEventos;
  readonly show: (busqueda: BusquedaEventos) => void;
}

/** The search on show: the address says it, so it can be shared and gone back to. */
export function useBusquedaEventos(): BusquedaControl {
  const [params, setParams] = useSearchParams();
  return {
    busqueda: parseBusqueda(params),
    show: (busqueda) => setParams(new URLSearchParams(Object.fromEntries(formatBusqueda(busqueda)))),
  };
}
