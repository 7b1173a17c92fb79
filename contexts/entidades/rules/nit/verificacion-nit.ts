import { MENSAJES_NIT } from '../../contract/terms.ts';
import { computeDigitoVerificacion } from './digito-verificacion.ts';

const DIGITS = /^\d+$/;
const ONLY_ZEROS = /^0+$/;

/** Legal persons have nine digits, natural persons their cédula of six to ten; none begins with zero. */
const NIT = /^[1-9]\d{5,9}$/;

/** What is wrong with the NIT by itself (specification §5 'NIT form'); undefined when nothing is. */
export function findNitError(nit: string): string | undefined {
  if (nit === '') return MENSAJES_NIT.nitRequerido;
  if (!DIGITS.test(nit)) return MENSAJES_NIT.caracteresNoValidos;
  return ONLY_ZEROS.test(nit) ? MENSAJES_NIT.verificar : undefined;
}

/**
 * What is wrong with the verification number: by itself (specification §5), or because it is not the
 * check digit of the NIT beside it (§8). A NIT that has an error of its own is not judged here.
 */
export function findDigitoError(nit: string, dv: string): string | undefined {
  if (dv === '') return MENSAJES_NIT.digitoRequerido;
  if (!DIGITS.test(dv)) return MENSAJES_NIT.caracteresNoValidos;
  if (findNitError(nit) !== undefined || isNitVerificado(nit, dv)) return undefined;
  return MENSAJES_NIT.verificar;
}

/** Whether both numbers are well formed and the digit is that of the NIT: the same in browser and server. */
export function isNitVerificado(nit: string, dv: string): boolean {
  return NIT.test(nit) && dv === String(computeDigitoVerificacion(nit));
}
