import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  closeDecisionReunionEndpoint,
  createDecisionReunionEndpoint,
  DecisionReunion,
  GestionReunion,
} from '../../contract/index.ts';
import { toReunionKey } from './use-gestion-reunion.ts';

/** Adds decisions to a meeting and takes them out; a failure is told, and the meeting read again. */
export function useDecisiones({ idReunion, decisiones }: Pick<GestionReunion, 'idReunion' | 'decisiones'>) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);

  async function run(send: () => Promise<GestionReunion>): Promise<boolean> {
    setSaving(true);
    try {
      const saved = await send();
      await queries.cancelQueries({ queryKey: toReunionKey(idReunion) });
      queries.setQueryData(toReunionKey(idReunion), saved);
      return true;
    } catch (error) {
      setSaving(false);
      await queries.invalidateQueries({ queryKey: toReunionKey(idReunion) });
      await openFailure(modals, error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    isSaving,
    /** @returns whether it was added */
    add: async (texto: string): Promise<boolean> => {
      const body = { idReunion, texto: texto.trim() };
      if (body.texto === '') return false;
      // Two decisions may say the same: how many there are tells a repeated call from a second one.
      const idempotencyKey = keyFor({ ...body, cuantas: decisiones.length });
      return run(() =>
        api.call<typeof createDecisionReunionEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/reunion/decision' },
          { body },
          { base: 'private', idempotencyKey },
        ),
      );
    },
    /** @param decision with the text that was seen */
    remove: ({ id, texto }: DecisionReunion): Promise<boolean> =>
      run(() =>
        api.call<typeof closeDecisionReunionEndpoint>(
          { method: 'POST', path: '/mesaInteroperabilidad/reunion/decision/quitar' },
          { body: { idReunion, idDecision: id, texto } },
          { base: 'private' },
        ),
      ),
  };
}
