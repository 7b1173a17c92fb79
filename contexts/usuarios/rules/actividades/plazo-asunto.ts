/** 'hace 2 días háb.', 'vence hoy', 'en 1 día hábil': how far a last day is, in working days. */
export function presentDiasHabiles(dias: number): string {
  if (dias === 0) return 'vence hoy';
  const cuantos = Math.abs(dias);
  const unidad = cuantos === 1 ? 'día hábil' : 'días háb.';
  return dias < 0 ? `hace ${cuantos} ${unidad}` : `en ${cuantos} ${unidad}`;
}
