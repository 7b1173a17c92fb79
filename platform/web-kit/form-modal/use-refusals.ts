import { useState } from 'react';
import { listFieldErrors, openFailure, openValidationErrors } from '../failure-modal/index.ts';
import { useModal } from '../modal/index.ts';

/**
 * Shows the errors that the server found in the fields of a dialog, at each field and together (ERR-01). A refusal
 * about anything else opens a dialog.
 *
 * @param fields names the request has for them
 */
export function useRefusals<Field extends string>(fields: readonly Field[]) {
  const modals = useModal();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return {
    /** Of one field: what the dialog itself finds wrong, or else what the server did. */
    listErrors: (field: Field, own: readonly string[]): readonly string[] => {
      const refusal = refused[field];
      return own.length === 0 && refusal !== undefined ? [refusal] : own;
    },
    /** After a change it is not known whether the messages of the server still apply. */
    forget: () => setRefused({}),
    explain: async (error: unknown): Promise<void> => {
      const faults = listFieldErrors(error);
      if (faults.length === 0 || !faults.every(({ campo }) => fields.some((field) => field === campo))) {
        await openFailure(modals, error);
        return;
      }
      setRefused(Object.fromEntries(faults.map(({ campo, mensaje }) => [campo, mensaje])));
      await openValidationErrors(
        modals,
        faults.map(({ mensaje }) => mensaje),
      );
    },
  };
}
