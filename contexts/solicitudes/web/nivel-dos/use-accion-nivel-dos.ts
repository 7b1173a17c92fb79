import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { useVersionedChange } from '@marco/web-kit/versioned-change';
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
 * first, because the server judges what it keeps. Another person's version is shown in the form before it is judged.
 */
export function useAccionNivelDos(diligenciamiento: DiligenciamientoNivelDos) {
  const { save, inTurn, follow, reset } = diligenciamiento;
  const { send, isSaving } = useVersionedChange<Solicitud, unknown>();
  /** What was asked for last, by the name the caller gives it. */
  const [what, setWhat] = useState<string | null>(null);

  /** @returns null where it was refused, which the person was told */
  async function run<Answer>(
    name: string,
    call: AccionDeBorrador<Answer>,
    toSolicitud: (answer: Answer) => Solicitud,
  ): Promise<Answer | null> {
    let answer: Answer | null = null;
    setWhat(name);
    await send({
      send: async (api, options) => {
        if ((await save()) === null) return;
        await inTurn(async (stored) => {
          if (stored === null) return;
          answer = await call(api, stored, { ...options, version: stored.version });
          follow(toSolicitud(answer));
        });
      },
      onNewer: reset,
    });
    return answer;
  }

  return { run, working: isSaving ? what : null };
}
export type AccionNivelDos = ReturnType<typeof useAccionNivelDos>;
