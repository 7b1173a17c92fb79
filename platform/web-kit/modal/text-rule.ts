/** Longest text of the text-input modal, after trimming (specification §5, §9). */
const LONGEST_TEXT = 200;

/** What is wrong with the text of a text-input modal. */
export function findTextErrors(text: string): readonly string[] {
  const { length } = text.trim();
  if (length === 0) return ['Este campo es requerido'];
  if (length > LONGEST_TEXT) return [`La cantidad máxima de caracteres permitidos son ${LONGEST_TEXT}`];
  return [];
}
