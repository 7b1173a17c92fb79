import { toTonoEstado } from '@marco/servicios/widgets';
import type { ServicioDeMesa } from '../../contract/index.ts';

export interface ConteoDeEstado {
  readonly estado: string;
  readonly tone: ReturnType<typeof toTonoEstado>;
  readonly cantidad: number;
}

/** Tones in the order of the progress of a servicio. */
const AVANCE: readonly ConteoDeEstado['tone'][] = ['gray', 'gray-ring', 'yellow', 'purple', 'green'];

/** How many servicios stand in each state that occurs, in the order of their progress. */
export function countByEstado(servicios: readonly ServicioDeMesa[]): readonly ConteoDeEstado[] {
  const cantidades = new Map<string, number>();
  for (const { estado } of servicios) cantidades.set(estado, (cantidades.get(estado) ?? 0) + 1);
  return [...cantidades]
    .map(([estado, cantidad]) => ({ estado, cantidad, tone: toTonoEstado(estado) }))
    .sort((one, other) => AVANCE.indexOf(one.tone) - AVANCE.indexOf(other.tone));
}
