import { type ApiClient, type CallOptions, useApi } from '@marco/web-kit/api-client';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { findCurrent } from '@marco/web-kit/versioned-change';
import { useState } from 'react';
import type { Solicitud } from '../../contract/index.ts';
import type { DiligenciamientoNivelDos } from './use-diligenciamiento-nivel-dos.ts';

/** A call about a request that is being written, over the version that was saved before it. */
type AccionDeBorrador<Answer> = (
  api: ApiClient,
  solicitud: Solicitud,
  options: CallOptions,
) => Promise<Answer>;

/**
 * What the form asks of the server beside saving: the banco, a message, what is taken away. Everything written is saved
 * first, because the server judges what it keeps.
 */
export function useAccionNivelDos(diligenciamiento: DiligenciamientoNivelDos) {
  const { save, inTurn, follow, reset } = diligenciamiento;
  const api = useApi();
  const modals = useModal();
  /** What is being done, by the name the caller gives it. */
  const [working, setWorking] = useState<string | null>(null);

  /** @returns null where it was refused, which the person was told */
  async function run<Answer>(
    what: string,
    call: AccionDeBorrador<Answer>,
    toSolicitud: (answer: Answer) => Solicitud,
  ): Promise<Answer | null> {
    setWorking(what);
    try {
      if ((await save()) === null) return null;
      return await inTurn(async (stored) => {
        if (stored === null) return null;
        const answer = await call(api, stored, { base: 'private', version: stored.version });
        follow(toSolicitud(answer));
        return answer;
      });
    } catch (error) {
      // While the reason is shown, nothing is being sent.
      setWorking(null);
      await openFailure(modals, error);
      const actual = findCurrent<Solicitud>(error);
      if (actual !== null) reset(actual);
      return null;
    } finally {
      setWorking(null);
    }
  }

  return { run, working };
}
export type AccionNivelDos = ReturnType<typeof useAccionNivelDos>;
