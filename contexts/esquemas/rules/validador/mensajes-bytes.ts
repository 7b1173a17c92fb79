import type { FormatoMensaje } from '../../contract/validador.terms.ts';
import type { Inconsistencia } from '../../contract/validador-informe.terms.ts';
import { createInconsistencia } from './textos.ts';

/**
 * A message with a byte that is none of its encoding, in plain Spanish.
 *
 * @param declarada the encoding it says it is in; null where it says none and UTF-8 is meant
 */
export function explainBytes(
  formato: FormatoMensaje,
  declarada: string | null,
  byte: number,
): Inconsistencia {
  const codificacion = (declarada ?? 'utf-8').toUpperCase();
  return createInconsistencia(
    'codificacion',
    declarada === null
      ? 'El mensaje no está en UTF-8, o el archivo no es de texto.'
      : `El mensaje dice estar en ${codificacion}, y desde este lugar no lo está.`,
    {
      esperado: `texto en ${codificacion}`,
      encontrado: `el byte ${byte.toString(16).toUpperCase().padStart(2, '0')}`,
      sugerencia:
        formato === 'json'
          ? 'Guarde el archivo como UTF-8.'
          : 'Guarde el archivo como UTF-8, o declare la codificación que tiene: encoding="ISO-8859-1".',
    },
  );
}
