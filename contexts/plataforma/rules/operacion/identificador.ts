/** A member or subsystem of X-Road; the subsystem is empty where a member calls by itself. */
export interface SubsistemaXroad {
  readonly instancia: string;
  readonly clase: string;
  readonly miembro: string;
  readonly subsistema: string;
}

/** A service of X-Road; the version is empty where it has none. */
export interface ServicioDePlataforma extends SubsistemaXroad {
  readonly codigo: string;
  readonly numero: string;
}

/** Letters of a part (PR-OPMON: 255), which an entity of the platform never reaches. */
const MAXIMO = 255;

/**
 * What X-Road refuses in a part of an identifier: control and invisible characters, what separates parts, and what climbs
 * out of a path.
 */
const PROHIBIDO = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\;:%]|^\.{1,2}$|^\s|\s$/u;

/** Whether a text may be a part of an identifier of X-Road. */
export function isParteXroad(parte: string): boolean {
  return parte !== '' && parte.length <= MAXIMO && !PROHIBIDO.test(parte);
}

/** An identifier as people write it: `CO/GOB/SNR-0027/FM-SIR/consultar/v1`, without its empty parts. */
export function presentIdentificadorXroad(partes: readonly string[]): string {
  return partes.filter((parte) => parte !== '').join('/');
}
