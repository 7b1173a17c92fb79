import { useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GestionReunion, updateEstadoReunion } from '../../contract/index.ts';
import type { PasoReunion } from '../../contract/terms.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

/** Moves a meeting on and shows it as it is after it, everywhere; a failure is explained. */
export function usePasoReunion({ idReunion, version }: GestionReunion) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  /** @returns whether it was done */
  async function move(accion: PasoReunion, done: string, motivo = ''): Promise<boolean> {
    setSaving(true);
    try {
      const saved = await api.call<typeof updateEstadoReunion>(
        { method: 'POST', path: '/mesaInteroperabilidad/reunion/estado' },
        { body: { idReunion, accion, motivo } },
        { base: 'private', version },
      );
      queries.setQueryData(toReunionKey(idReunion), saved);
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

  return { move, isSaving };
}
