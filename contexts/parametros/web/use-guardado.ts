import type { ProblemDetail } from '@marco/contract-kit';
import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { listFieldErrors, openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { type ConflictField, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useState } from 'react';

export interface Guardado<Saved extends { readonly version: number }> {
  /** Errors of the draft by the rules; nothing is sent while there are any. */
  readonly errores: readonly ProblemDetail[];
  readonly version: number;
  send(api: ApiClient, options: CallOptions): Promise<Saved>;
  /** Both versions side by side, if another person saved first. */
  compare(actual: Saved): readonly ConflictField[];
  onSaved(saved: Saved): void;
}

/**
 * Saves an edited record. A failure keeps the typed values and shows the reason. If another person changed the
 * record, both versions are shown before anything is overwritten.
 */
export function useGuardado<Saved extends { readonly version: number }>(guardado: Guardado<Saved>) {
  const modals = useModal();
  const { send, isSaving } = useVersionedChange<Saved>();
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<readonly ProblemDetail[]>([]);

  async function save(): Promise<void> {
    setTries((before) => before + 1);
    setRefused([]);
    if (guardado.errores.length > 0) {
      await openValidationErrors(
        modals,
        guardado.errores.map(({ mensaje }) => mensaje),
      );
      return;
    }
    await send({
      version: guardado.version,
      send: (api, options) => guardado.send(api, options),
      compare: (actual) => guardado.compare(actual),
      onSaved: (saved) => guardado.onSaved(saved),
      explain: async (error) => {
        setRefused(listFieldErrors(error));
        await openFailure(modals, error);
      },
    });
  }

  return { save: () => void save(), isSaving, isSubmitted: tries > 0, tries, refused } as const;
}
