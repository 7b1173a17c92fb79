import { useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  createCalendarioPropioEndpoint,
  deleteCalendarioPropioEndpoint,
  getCalendarioPropioEndpoint,
} from '../../contract/index.ts';

const PATH = '/mesaInteroperabilidad/calendario-propio';
const KEY = ['mesas', 'calendario-propio'] as const;

/** Since when the person has an address. */
export function useCalendarioPropio() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.call<typeof getCalendarioPropioEndpoint>(
        { method: 'GET', path: PATH },
        {},
        { signal, base: 'private' },
      ),
    staleTime: 0,
  });
}

/** Makes an address, which only this answer tells, or ends the one there is; a failure is explained. */
export function useDireccion() {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const [direccion, setDireccion] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function run(change: () => Promise<{ readonly desde: string | null }>): Promise<void> {
    setSaving(true);
    try {
      queries.setQueryData(KEY, { desde: (await change()).desde });
    } catch (error) {
      setSaving(false);
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return {
    direccion,
    isSaving,
    create: () =>
      run(async () => {
        const made = await api.call<typeof createCalendarioPropioEndpoint>(
          { method: 'POST', path: PATH },
          {},
          { base: 'private' },
        );
        setDireccion(new URL(made.direccion, window.location.origin).href);
        return made;
      }),
    end: () =>
      run(async () => {
        const ended = await api.call<typeof deleteCalendarioPropioEndpoint>(
          { method: 'DELETE', path: PATH },
          {},
          { base: 'private' },
        );
        setDireccion(null);
        return ended;
      }),
  };
}
