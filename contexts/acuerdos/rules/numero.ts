/** Number of an acuerdo (docs/rules/agreements.md): `LCI-AC-2026-000001`, one series for each year, given when it is approved. */
export function formatNumeroAcuerdo(anio: number, consecutivo: number): string {
  return `LCI-AC-${anio}-${String(consecutivo).padStart(6, '0')}`;
}
