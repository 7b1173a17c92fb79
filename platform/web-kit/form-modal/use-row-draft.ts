import { useState } from 'react';
import { focusInvalid } from '../field/index.ts';

/** A row while it is written in a dialog; nothing is kept before it is sent without errors. */
export function useRowDraft<Row extends object>(initial: Row) {
  const [row, setRow] = useState(initial);
  const [wasSent, setSent] = useState(false);
  return {
    row,
    edit: (part: Partial<Row>) => setRow((before) => ({ ...before, ...part })),
    wasSent,
    /** Keeps the row, its texts without spaces around them, or leads to the first field in error. */
    submit: (isRight: boolean, keep: (row: Row) => void) => {
      setSent(true);
      if (isRight) keep(trimTexts(row));
      else focusInvalid();
    },
  };
}

function trimTexts<Row extends object>(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Row;
}
