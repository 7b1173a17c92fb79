import { useApi } from '@marco/web-kit/api-client';
import type { LoadItems } from '@marco/web-kit/combobox';
import { formatNumber } from '@marco/web-kit/format';
import type { findDatosDirectorioEndpoint, SugerenciaDato } from '../contract/index.ts';
import { useBase } from './use-base.ts';

/** Data of the common language by what is written; each says how many servicios deliver it or ask for it. */
export function useSugerenciasDato(present: (dato: SugerenciaDato) => string): LoadItems {
  const api = useApi();
  const base = useBase();
  return async (keyword, signal) => {
    const found = await api.call<typeof findDatosDirectorioEndpoint>(
      { method: 'GET', path: '/directorio/datos' },
      { query: { keyword } },
      { signal, base, quiet: true },
    );
    return found.map((dato) => ({
      id: dato.elementoId,
      label: dato.nombre,
      description: `${dato.identificador} · ${present(dato)}`,
    }));
  };
}

/** How many servicios deliver a datum, as a suggestion says it. */
export function presentEntregan({ entregan }: SugerenciaDato): string {
  if (entregan === 0) return 'ningún servicio lo entrega';
  return entregan === 1 ? 'lo entrega 1 servicio' : `lo entregan ${formatNumber(entregan)} servicios`;
}

/** How many servicios ask for a datum. */
export function presentPiden({ piden }: SugerenciaDato): string {
  if (piden === 0) return 'ningún servicio lo pide';
  return piden === 1 ? 'lo pide 1 servicio' : `lo piden ${formatNumber(piden)} servicios`;
}
