import { RESTRICCIONES } from '../../contract/terms.ts';
import { type FormaVersion, listJuicios } from './compare-versiones.ts';

/** What the values of two versions are to each other. */
export interface Espacios {
  /** The second admits values the first does not. */
  readonly amplia: boolean;
  /** The first admits values the second does not. */
  readonly estrecha: boolean;
  readonly otroTipo: boolean;
  /** The same value says another thing. */
  readonly otroSentido: boolean;
}

const DE_VALORES = [...RESTRICCIONES, 'valores'] as const;

/**
 * The verdict of two versions of a simple element asked both ways: what breaks values from the first to the second is
 * narrower there, and what would break them on the way back is wider (domain niveles §9.2).
 */
export function compareEspacios(antes: FormaVersion, despues: FormaVersion): Espacios {
  return {
    amplia: isRestringida(despues, antes),
    estrecha: isRestringida(antes, despues),
    otroTipo: antes.tipoDato !== despues.tipoDato,
    otroSentido: antes.unidadMedida !== despues.unidadMedida,
  };
}

/** Whether a value of the first may be none of the second. */
function isRestringida(antes: FormaVersion, despues: FormaVersion): boolean {
  return DE_VALORES.some(
    (campo) =>
      JSON.stringify(antes[campo]) !== JSON.stringify(despues[campo]) &&
      listJuicios(campo, antes, despues)[0]?.cambio === 'mayor',
  );
}
