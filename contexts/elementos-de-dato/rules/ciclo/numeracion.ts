import { formatNumero, type NumeroVersion } from '../../contract/numero.terms.ts';
import type { CambioVersion } from '../../contract/terms.ts';
import type { Diferencia, Veredicto } from '../elementos/formas.ts';
import type { Reparo } from '../restricciones/verify-restricciones.ts';

/** The number the changes of a version in work ask for, beside the one in force. */
export interface Numeracion {
  /** Number of the version in force it is compared with. */
  vigente: string;
  cambio: CambioVersion;
  propuesto: string;
  razones: string[];
  /** Whether it is equal to the version in force. */
  sinCambios: boolean;
  /**
   * Whether its own number is acceptable: a major number always is, a minor one only if no change breaks a message.
   */
  corresponde: boolean;
}

/** The changes of a version in work, compared with the version in force. */
interface CambiosDeVersion {
  readonly diferencias: readonly Diferencia[];
  readonly veredicto: Veredicto;
}

/** The number of the version after the last one of an element: minor by default. */
export function computeNumero(versiones: readonly NumeroVersion[], cambio: CambioVersion): NumeroVersion {
  const mayor = Math.max(1, ...versiones.map((version) => version.mayor));
  if (versiones.length === 0) return { mayor: 1, menor: 0 };
  if (cambio === 'mayor') return { mayor: mayor + 1, menor: 0 };
  const menores = versiones.filter((version) => version.mayor === mayor).map(({ menor }) => menor);
  return { mayor, menor: Math.max(...menores) + 1 };
}

/** The number of the next version after the one in force; discarded numbers are not used again. */
export function computeSiguiente(
  versiones: readonly NumeroVersion[],
  vigente: NumeroVersion,
  cambio: CambioVersion,
): NumeroVersion {
  const same = [vigente, ...versiones.filter(({ mayor }) => mayor === vigente.mayor)];
  return computeNumero(cambio === 'menor' ? same : [vigente, ...versiones], cambio);
}

/**
 * The number a version in work should have, by what it changes (docs/rules/life-of-elements.md). An author who
 * changes the meaning without breaking a message keeps the major number they chose.
 *
 * @param otras numbers of the other versions of the element
 * @param cambios fields it changes of the version in force, and what they do to messages
 */
export function computeNumeracion(
  version: NumeroVersion,
  vigente: NumeroVersion,
  otras: readonly NumeroVersion[],
  { diferencias, veredicto }: CambiosDeVersion,
): Numeracion {
  const { cambio, compatible, razones } = veredicto;
  const isMayor = version.mayor > vigente.mayor;
  const fits = isMayor === (cambio === 'mayor');
  return {
    vigente: formatNumero(vigente),
    cambio,
    propuesto: formatNumero(fits ? version : computeSiguiente(otras, vigente, cambio)),
    razones: [...razones],
    sinCambios: diferencias.length === 0,
    corresponde: isMayor || compatible,
  };
}

/** Why a version may not continue with its number; none if it may. */
export function listReparosNumero(version: NumeroVersion, numeracion: Numeracion | null): readonly string[] {
  if (numeracion === null || numeracion.corresponde) return [];
  const { vigente, propuesto, razones } = numeracion;
  return [
    `Los cambios son incompatibles con la versión ${vigente}: corresponde el número ${propuesto}, no ${formatNumero(version)}.`,
    ...razones,
  ];
}

/**
 * The reason against a version without changes. A version is made for a change (domain §1.5); a copy with another
 * number would make everybody who uses the element search for a difference that does not exist.
 */
export function listSinCambios(numeracion: Numeracion | null): Reparo[] {
  if (!numeracion?.sinCambios) return [];
  const mensaje = `Dice lo mismo que la versión ${numeracion.vigente}, que está vigente: cambie algo o descarte el borrador.`;
  return [{ campo: 'version', mensaje }];
}
