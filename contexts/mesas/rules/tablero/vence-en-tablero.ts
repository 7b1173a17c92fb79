import { countWorkingDays } from '@marco/country/working-days';

/** 'hoy', 'en 1 día hábil', 'en 3 días háb.', 'hace 2 días háb.': short, because it stands in a column. */
export function presentDistancia(diasHabiles: number, isOver: boolean): string {
  if (isOver)
    return diasHabiles === 0 ? 'hace menos de 1 día hábil' : `hace ${presentDias(Math.abs(diasHabiles))}`;
  return diasHabiles === 0 ? 'hoy' : `en ${presentDias(diasHabiles)}`;
}

/** How a commitment that was fulfilled ended: 'a tiempo', '2 días háb. tarde'. */
export function presentCierre(venceEn: string, cerradoEn: string): string {
  if (cerradoEn <= venceEn) return 'a tiempo';
  const dias = countWorkingDays(venceEn, cerradoEn);
  return dias === 0 ? 'menos de 1 día hábil tarde' : `${presentDias(dias)} tarde`;
}

function presentDias(dias: number): string {
  return dias === 1 ? '1 día hábil' : `${dias} días háb.`;
}
