import { presentTerm } from '@marco/contract-kit/term-text';

interface PlazoMostrado {
  /** Working days left; negative once it is over, zero on the day itself. */
  readonly diasHabiles: number;
  readonly vencida: boolean;
}

/** What the lists say of the term of a request: 'Vencida hace 4 días hábiles', 'Vence hoy'. */
export function presentPlazo({ diasHabiles, vencida }: PlazoMostrado): string {
  return presentTerm({ diasHabiles, isOver: vencida }, 'Vencida');
}
