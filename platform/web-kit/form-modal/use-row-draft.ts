import { useState } from 'react';
import { useExplainErrors } from './use-explain-errors.ts';

/** A row while a person edits it in a dialog. Nothing is stored until the dialog is sent without errors. */
export function useRowDraft<Row extends object>(initial: Row) {
  const [row, setRow] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const explainErrors = useExplainErrors();
  return {
    row,
    edit: (part: Partial<Row>) => setRow((before) => ({ ...before, ...part })),
    wasSent,
    /** Keeps the row, its texts without spaces around them, or says what is wrong with it. */
    submit: (isRight: boolean, keep: (row: Row) => void) => {
      setSent(true);
      if (isRight) keep(trimTexts(row));
      else void explainErrors();
    },
  };
}

function trimTexts<Row extends object>(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Row;
}
