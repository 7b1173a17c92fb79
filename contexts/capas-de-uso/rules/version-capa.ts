import { explainRequired } from '@marco/contract-kit/required-text';
/** Number of a version: 1.0 first. */
export interface NumeroVersion {
  readonly mayor: number;
  readonly menor: number;
}

export const PRIMERA_VERSION: NumeroVersion = { mayor: 1, menor: 0 };

/** The number after another: a major change resets the minor number. */
export function computeSiguiente({ mayor, menor }: NumeroVersion, esMayor: boolean): NumeroVersion {
  return esMayor ? { mayor: mayor + 1, menor: 0 } : { mayor, menor: menor + 1 };
}

/** A version of a layer as people read it: `2.1`. */
export function formatVersion({ mayor, menor }: NumeroVersion): string {
  return `${mayor}.${menor}`;
}

/**
 * Namespace of a layer: root (parameter `esquema.espacioNombresRaiz`), major version and folder, so that a minor version
 * keeps the namespace its messages were written with.
 */
export function computeEspacioNombres(raiz: string, mayor: number, carpeta: string): string {
  return `${raiz.replace(/\/+$/, '')}/${mayor}.0/esquemas/${carpeta}`;
}

/** What a new version must bring (domain §2.2). */
export interface RespaldoVersion {
  readonly archivos: number;
  readonly fuenteInformacion: string;
}

/** Why a new version cannot be made, every reason at its field; empty when it can. */
export function findErroresRespaldo({ archivos, fuenteInformacion }: RespaldoVersion) {
  return {
    ...(archivos === 0 ? { archivos: 'Adjunte al menos un documento que respalde la nueva versión.' } : {}),
    ...(fuenteInformacion === '' ? { fuenteInformacion: explainRequired('Fuente de información') } : {}),
  };
}

/** The number a text says: '1.4'. */
export function parseVersion(text: string): NumeroVersion {
  const [mayor = '1', menor = '0'] = text.split('.');
  return { mayor: Number(mayor), menor: Number(menor) };
}
