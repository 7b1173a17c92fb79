export interface FieldErrorState {
  /** Messages of the rules the value breaks, most important first; an empty list or nothing means valid. */
  readonly errors?: readonly (string | null | undefined)[] | undefined;
  readonly touched?: boolean | undefined;
  readonly dirty?: boolean | undefined;
  readonly submitted?: boolean | undefined;
}

/** What a broken rule without text says (SHELL-07). */
export const MISSING_MESSAGE = 'Error sin mensaje';

/** The message to show: the first error, once the control was touched, changed or submitted. */
export function firstFieldError({ errors, touched, dirty, submitted }: FieldErrorState): string | undefined {
  if (!errors || errors.length === 0 || !(touched || dirty || submitted)) return undefined;
  return errors[0]?.trim() || MISSING_MESSAGE;
}
