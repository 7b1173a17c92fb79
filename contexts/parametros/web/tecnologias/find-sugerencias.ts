import type { AnyEndpoint } from '@marco/contract-kit';
import type { ApiClient } from '@marco/web-kit/api-client';
import type { ComboboxItem } from '@marco/web-kit/combobox';

interface Sugerencia {
  readonly id: number;
  readonly nombre: string;
}

/** The finder of five of a catalogue, or that of the entities, whose context stands to the right of this one. */
export function findSugerencias(tipo: 'entidad' | 'lenguajes' | 'basedatos') {
  return async (api: ApiClient, keyword: string, signal: AbortSignal): Promise<readonly ComboboxItem[]> => {
    const options = { signal, base: 'private' } as const;
    const path = `/${tipo}/finderTopFive` as const;
    const found: readonly Sugerencia[] =
      tipo === 'entidad'
        ? await api.call<AnyEndpoint>({ method: 'POST', path }, { body: { nombreEntidad: keyword } }, options)
        : await api.call<AnyEndpoint>({ method: 'GET', path }, { query: { keyword } }, options);
    return found.map(({ id, nombre }) => ({ id, label: nombre }));
  };
}
