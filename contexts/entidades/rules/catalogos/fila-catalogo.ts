import { explainRequired } from '@marco/contract-kit/required-text';
import { type Catalogo, LIMITE_NOMBRE_CATALOGO } from '../../contract/terms.ts';

interface CodigoRule {
  readonly digits: RegExp;
  /** Digits a code is filled up to from the left: spreadsheets drop its zeros. */
  readonly length: number;
  readonly error: string;
}

/** DIVIPOLA codes of DANE; those of the sectors are ours. */
const CODIGOS: Readonly<Record<Catalogo, CodigoRule>> = {
  sectores: { digits: /^[1-9]\d{0,3}$/, length: 1, error: 'El código es un número de 1 a 9999.' },
  departamentos: { digits: /^\d{1,2}$/, length: 2, error: 'El código son dos dígitos, como 05.' },
  municipios: { digits: /^\d{4,5}$/, length: 5, error: 'El código son cinco dígitos, como 05001.' },
};

/** The code as the catalogue keeps it; undefined when it is none. */
export function parseCodigo(catalogo: Catalogo, text: string): string | undefined {
  const { digits, length } = CODIGOS[catalogo];
  const trimmed = text.trim();
  return digits.test(trimmed) ? trimmed.padStart(length, '0') : undefined;
}

/** Why a code is none of its catalogue; undefined where it is. */
export function findErrorCodigo(catalogo: Catalogo, text: string): string | undefined {
  return parseCodigo(catalogo, text) === undefined ? CODIGOS[catalogo].error : undefined;
}

/** Why a row may not bear a name; undefined where it may. */
export function findErrorNombre(nombre: string): string | undefined {
  if (nombre.trim() === '') return explainRequired('Nombre');
  return nombre.trim().length > LIMITE_NOMBRE_CATALOGO
    ? `El nombre tiene más de ${LIMITE_NOMBRE_CATALOGO} caracteres.`
    : undefined;
}

/** Words that stay small inside a name of a place or sector. */
const PARTICULAS = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y', 'e', 'en']);

/** Whether a name is written in capitals alone, as official files do. */
export function isMayusculas(nombre: string): boolean {
  return nombre === nombre.toLocaleUpperCase('es') && nombre !== nombre.toLocaleLowerCase('es');
}

/** Single spaces; a name in capitals becomes 'San Andrés de Tumaco'. */
export function formatNombre(text: string): string {
  const nombre = text.trim().replaceAll(/\s+/g, ' ');
  if (!isMayusculas(nombre)) return nombre;
  return nombre
    .toLocaleLowerCase('es')
    .replaceAll(/\p{L}+/gu, (word, position: number) =>
      position > 0 && PARTICULAS.has(word) ? word : word.charAt(0).toLocaleUpperCase('es') + word.slice(1),
    );
}
