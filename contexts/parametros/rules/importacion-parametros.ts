import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import type { SuerteImportacion } from '../contract/terms.ts';
import { findErroresValor, type ReglaParametro } from './valor-parametro.ts';

/** A parameter of this installation, as an import looks at it. */
export interface ParametroImportable extends ReglaParametro {
  /** Whether the caller may change it now, and why not. */
  readonly edicion: Decision;
  readonly soloLectura: boolean;
  readonly sensible: boolean;
}

/** What becomes of one parameter, and why where it is left out or hinders. */
export interface Suerte {
  readonly suerte: SuerteImportacion;
  readonly razones: readonly string[];
}

const DESCONOCIDO = 'Esta instalación no tiene este parámetro.';

/**
 * What an import does with a value that differs from the one here (reportes.md §14): what this installation does not
 * have, or fixes itself, is left out; what its rule refuses, or what waits for a second person, hinders the whole.
 */
export function computeSuerte(parametro: ParametroImportable | undefined, valor: unknown): Suerte {
  if (!parametro) return { suerte: 'omite', razones: [DESCONOCIDO] };
  const { edicion, soloLectura, sensible } = parametro;
  if (soloLectura) return { suerte: 'omite', razones: edicion.reasons };
  if (!edicion.allowed) return { suerte: 'impide', razones: edicion.reasons };
  const errores = findErroresValor(parametro, valor).map(({ mensaje }) => mensaje);
  if (errores.length > 0) return { suerte: 'impide', razones: [...new Set(errores)] };
  return { suerte: sensible ? 'propone' : 'guarda', razones: [] };
}

/** Whether an import can be done: all of it or nothing. */
export function canImportarParametros(suertes: readonly SuerteImportacion[]): Decision {
  const impiden = suertes.filter((suerte) => suerte === 'impide').length;
  if (impiden > 0)
    return refuseWith(
      impiden === 1
        ? 'Un valor impide la importación: no se guarda ninguno.'
        : `${impiden} valores impiden la importación: no se guarda ninguno.`,
    );
  const cambian = suertes.some((suerte) => suerte === 'guarda' || suerte === 'propone');
  return cambian ? ALLOWED : refuseWith('El archivo no trae ningún valor que cambie aquí.');
}
