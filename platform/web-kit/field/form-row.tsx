import { createContext, type ReactNode, use, useState } from 'react';

/** How often a save of the form was tried; a form whose rows people add says it. */
export const SaveTries = createContext(0);

const UntriedRow = createContext(false);

interface FormRowProps {
  /** Whether it was added here; a stored one shows what is wrong with it from the start. */
  readonly isNew?: boolean | undefined;
  readonly children: ReactNode;
}

/** A row people add to a form: before a save was tried with it, its fields show their errors only once left or changed. */
export function FormRow({ isNew = true, children }: FormRowProps) {
  const tries = use(SaveTries);
  const [before] = useState(tries);
  return <UntriedRow value={isNew && tries === before}>{children}</UntriedRow>;
}

/** Whether the field stands in a row no save was tried with. */
export function useIsUntried(): boolean {
  return use(UntriedRow);
}
