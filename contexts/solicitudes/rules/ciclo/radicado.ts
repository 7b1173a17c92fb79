import type { Nivel } from '../../contract/terms.ts';

/** Number of a request (docs/rules/requests.md): `LCI-N1-2026-000001`, one series for each level and year. */
export function formatRadicado(nivel: Nivel, anio: number, numero: number): string {
  return `LCI-N${nivel}-${anio}-${String(numero).padStart(6, '0')}`;
}
