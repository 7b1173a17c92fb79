import { LIMITES_REGISTRO } from '../contract/registro.terms.ts';

/** The pattern of the specification (§5): lower case, and an ending of two to four letters. */
const PATTERN = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

/** What makes an address valid beside the pattern: no empty part between dots, no label of only a hyphen's edge. */
const LOCAL = /^[^.]+(\.[^.]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const LONGEST_LOCAL = 64;

/** Whether an e-mail has the valid format and the lower-case pattern of the specification (REG-04). */
export function isCorreoValido(correo: string): boolean {
  if (correo.length >= LIMITES_REGISTRO.correoElectronico || !PATTERN.test(correo)) return false;
  const at = correo.lastIndexOf('@');
  const local = correo.slice(0, at);
  const labels = correo.slice(at + 1).split('.');
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && labels.every((label) => LABEL.test(label));
}
