import type { PendienteCertificado } from './terms.ts';

/** Addresses of this context. */
export const certificadosPaths = {
  /** What a certificate on paper names: it leads to `verificar`. */
  entrada: '/certificados',
  /** A certificate, for anybody who holds its code. */
  publico: '/certificados/:codigo',
  /** Verification of a file, or of a code typed by hand. */
  verificar: '/certificados/verificar',
  /** The certificates a person may read. */
  home: '/app/certificados',
} as const;

/** Title of the verification, and its name in the menus. */
export const TITULO_VERIFICACION = 'Comprobar un certificado';

/** The public page of a certificate. */
export function toCertificado(codigo: string): string {
  return `/certificados/${codigo}`;
}

/** The certificates of which something waits for who certifies. */
export function toCertificadosPendientes(pendiente: PendienteCertificado): string {
  return `${certificadosPaths.home}?pendiente=${pendiente}`;
}

/** One certificate among those a person may read, by its number or by that of its request. */
export function toCertificadoEnLista(numero: string): string {
  return `${certificadosPaths.home}?texto=${numero}`;
}
