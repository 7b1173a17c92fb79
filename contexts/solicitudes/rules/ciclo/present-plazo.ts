interface PlazoMostrado {
  /** Working days left; negative once it is over, zero on the day itself. */
  readonly diasHabiles: number;
  readonly vencida: boolean;
}

/** What the lists say of a term: 'Vencida hace 4 días hábiles', 'Vence hoy'. */
export function presentPlazo({ diasHabiles, vencida }: PlazoMostrado): string {
  if (vencida)
    return diasHabiles === 0 ? 'Venció el último día hábil' : `Vencida hace ${countText(-diasHabiles)}`;
  return diasHabiles === 0 ? 'Vence hoy' : `Vence en ${countText(diasHabiles)}`;
}

function countText(dias: number): string {
  return dias === 1 ? '1 día hábil' : `${dias} días hábiles`;
}
