import { z } from 'zod';

/** A text of at most so many characters; whether it may be empty is judged by the rules. */
export function defineText(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum, { error: `Escriba máximo ${maximum} caracteres.` });
}
