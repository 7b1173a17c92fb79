import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GestionActa } from '../../contract/index.ts';
import { type DatosActa, toActaKey } from './use-acta.ts';

type Send = (api: ApiClient, options: CallOptions) => Promise<GestionActa>;

/** Sends one change of an acta and shows the acta as it is after it; a failure is explained. */
export function useCambioActa(idReunion: number) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  /** @returns whether it was done */
  async function send(run: Send, done: string): Promise<boolean> {
    setSaving(true);
    try {
      const gestion = await run(api, { base: 'private' });
      const key = toActaKey(idReunion, 'private');
      queries.setQueryData<DatosActa>(key, { acta: gestion.acta, gestion });
      banner.success(done);
      // Whoever shows the meeting asks again whether it may change.
      await queries.invalidateQueries({ queryKey: ['mesas', 'permisos-documentos', idReunion] });
      return true;
    } catch (error) {
      await queries.invalidateQueries({ queryKey: ['mesas', 'acta', idReunion] });
      await openFailure(modals, error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { send, isSaving };
}
