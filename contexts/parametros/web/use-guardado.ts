import type { ProblemDetail } from '@marco/contract-kit';
import { ApiError } from '@marco/web-kit/api-client';
import { type ConflictField, openConflict } from '@marco/web-kit/conflict-modal';
import { listFieldErrors, openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';

export interface Guardado<Saved extends { readonly version: number }> {
  /** What the rules say of the draft; nothing is sent while there is something. */
  readonly errores: readonly ProblemDetail[];
  readonly version: number;
  send(version: number): Promise<Saved>;
  /** Both versions side by side, when somebody else was faster. */
  compare(actual: Saved): readonly ConflictField[];
  onSaved(saved: Saved): void;
}

/**
 * Saves an edited record: every failure leaves what was typed, tells why, and a change of somebody else is
 * shown beside one's own before anything is overwritten.
 */
export function useGuardado<Saved extends { readonly version: number }>(guardado: Guardado<Saved>) {
  const modals = useModal();
  const [isSaving, setSaving] = useState(false);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<readonly ProblemDetail[]>([]);

  async function send(version: number): Promise<void> {
    try {
      guardado.onSaved(await guardado.send(version));
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        const actual = error.actual as Saved;
        if (await openConflict(modals, guardado.compare(actual))) await send(actual.version);
        return;
      }
      setRefused(listFieldErrors(error));
      await openFailure(modals, error);
    }
  }

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
    setSaving(true);
    await send(guardado.version);
    setSaving(false);
  }

  return { save: () => void save(), isSaving, isSubmitted: tries > 0, tries, refused } as const;
}
