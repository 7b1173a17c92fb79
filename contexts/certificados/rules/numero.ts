import type { NivelCertificado } from '../contract/terms.ts';

/** Number of a certificate (docs/rules/certificates.md): `LCI-C1-2026-000001`, one series for each level and year. */
export function formatNumero(nivel: NivelCertificado, anio: number, consecutivo: number): string {
  return `LCI-C${nivel}-${anio}-${String(consecutivo).padStart(6, '0')}`;
}
