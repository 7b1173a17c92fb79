import { useState } from 'react';
import { afterPress } from './after-press.ts';
import { type FieldErrorState, firstFieldError } from './first-field-error.ts';
import { useIsUntried } from './form-row.tsx';

export interface Interaction {
  readonly error: string | undefined;
  readonly markTouched: () => void;
  readonly markDirty: () => void;
}

/** Remembers whether a control was left or changed, and so which error it shows. */
export function useInteraction(state: FieldErrorState): Interaction {
  const [touched, setTouched] = useState(false);
  const [dirty, setDirty] = useState(false);
  const isUntried = useIsUntried();
  return {
    error: firstFieldError({
      ...state,
      touched: touched || state.touched,
      dirty: dirty || state.dirty,
      submitted: state.submitted && !isUntried,
    }),
    markTouched: () => afterPress(() => setTouched(true)),
    markDirty: () => setDirty(true),
  };
}
