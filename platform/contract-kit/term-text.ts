/** How long a term still runs, or since when it is over. */
export interface Term {
  /** Working days left; negative once it is over, zero on the day itself. */
  readonly diasHabiles: number;
  readonly isOver: boolean;
}

/**
 * What the screens and mails say of a term: 'Vencida hace 4 días hábiles', 'Vence hoy'.
 *
 * @param over the participle after the end of the term, in the gender of its noun; the verb if it is part of a
 * sentence
 */
export function presentTerm({ diasHabiles, isOver }: Term, over: 'Vencido' | 'Vencida' | 'Venció'): string {
  if (isOver)
    return diasHabiles === 0
      ? 'Venció hace menos de un día hábil'
      : `${over} hace ${presentWorkingDays(-diasHabiles)}`;
  return diasHabiles === 0 ? 'Vence hoy' : `Vence en ${presentWorkingDays(diasHabiles)}`;
}

/** '1 día hábil', '3 días hábiles'. */
export function presentWorkingDays(days: number): string {
  return days === 1 ? '1 día hábil' : `${days} días hábiles`;
}
