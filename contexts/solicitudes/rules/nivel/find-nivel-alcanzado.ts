import type { Nivel } from '../../contract/terms.ts';

const NIVEL_DE_ESTADO: Readonly<Record<string, Nivel>> = {
  'estandarizado-nivel-1': 1,
  'evaluado-nivel-2': 2,
  'publicado-nivel-3': 3,
};

/** The level a servicio has by the code of its public state; null for one without a level. */
export function findNivelAlcanzado(estado: string): Nivel | null {
  return NIVEL_DE_ESTADO[estado] ?? null;
}
