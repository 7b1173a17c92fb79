import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GestionMesa } from '../../contract/index.ts';
import { toGestionKey } from './use-gestion.ts';

type Send = (api: ApiClient, options: CallOptions) => Promise<GestionMesa>;

/** Sends one change of a mesa and shows the mesa as it is after it, everywhere; a failure is explained. */
export function useCambioMesa(idMesa: number) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  /** @returns whether it was done */
  async function send(run: Send, done: string): Promise<boolean> {
    setSaving(true);
    try {
      const saved = await run(api, { base: 'private' });
      queries.setQueryData(toGestionKey(idMesa), saved);
      await queries.invalidateQueries({ queryKey: ['mesas'] });
      banner.success(done);
      return true;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['mesas'] });
      await openFailure(modals, error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { send, isSaving };
}
