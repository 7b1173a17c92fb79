import { type ReactNode, useEffect, useId } from 'react';
import type { RuledField } from './use-ruled-field.ts';

interface LedFieldProps {
  readonly field: Pick<RuledField<unknown, string>, 'ref' | 'onBlur'>;
  /** The control, whose input takes the id. */
  readonly children: (id: string) => ReactNode;
}

/** A field whose control keeps its input to itself: the form leads to its first error by an id, and hears when it is left. */
export function LedField({ field: { ref, onBlur }, children }: LedFieldProps) {
  const id = useId();
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving the field
    <div onBlur={onBlur}>{children(id)}</div>
  );
}
