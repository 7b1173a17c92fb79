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
  /** Whether nothing tells it from the one in force. */
  sinCambios: boolean;
  /** Whether its own number will do: a major one always does, a minor one while no change breaks a message. */
  corresponde: boolean;
}

/** What a version in work changes of the one in force. */
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

/** The number of the next version after the one in force; numbers that were thrown away do not come back. */
export function computeSiguiente(
  versiones: readonly NumeroVersion[],
  vigente: NumeroVersion,
  cambio: CambioVersion,
): NumeroVersion {
  const same = [vigente, ...versiones.filter(({ mayor }) => mayor === vigente.mayor)];
  return computeNumero(cambio === 'menor' ? same : [vigente, ...versiones], cambio);
}

/**
 * The number a version in work should have, by what it changes (docs/rules/life-of-elements.md). Whoever changes
 * the meaning without breaking a message keeps the major number they chose.
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

/** Why a version may not go on with the number it has; none when it may. */
export function listReparosNumero(version: NumeroVersion, numeracion: Numeracion | null): readonly string[] {
  if (numeracion === null || numeracion.corresponde) return [];
  const { vigente, propuesto, razones } = numeracion;
  return [
    `Los cambios son incompatibles con la versión ${vigente}: corresponde el número ${propuesto}, no ${formatNumero(version)}.`,
    ...razones,
  ];
}

/**
 * What a version that changes nothing lacks: a version is for what changes (domain §1.5), and a copy under another number
 * would make everybody who uses the element look for a difference there is not.
 */
export function listSinCambios(numeracion: Numeracion | null): Reparo[] {
  if (!numeracion?.sinCambios) return [];
  const mensaje = `Dice lo mismo que la versión ${numeracion.vigente}, que está vigente: cambie algo o descarte el borrador.`;
  return [{ campo: 'version', mensaje }];
}
