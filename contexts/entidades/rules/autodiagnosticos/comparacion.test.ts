import { describe, expect, it } from 'vitest';
import { listDominios, presentComparacion } from './comparacion.ts';

const de = (criterio: string, grado: number | null) => ({ criterio, grado });

describe('two self-assessments', () => {
  it('[AREA-09] are compared by the criteria that both answer', () => {
    expect(presentComparacion([de('a', 2)], null)).toBe('Es el primero que presenta la entidad.');
    const ahora = [de('a', 3), de('b', 1), de('c', 2), de('nuevo', 5)];
    const antes = [de('a', 2), de('b', 2), de('c', 2), de('viejo', 1)];
    expect(presentComparacion(ahora, antes)).toBe(
      'Frente al anterior suben 1 criterio, bajan 1 criterio y siguen igual 1 criterio.',
    );
  });

  it('[AREA-09] read their criteria by domain, in the order of the Marco', () => {
    const criterios = [
      { dominio: 'tecnico' },
      { dominio: 'politico-legal' },
      { dominio: 'tecnico' },
    ] as const;
    expect(listDominios(criterios).map(({ nombre, criterios: suyos }) => [nombre, suyos.length])).toEqual([
      ['Político-legal', 1],
      ['Técnico', 2],
    ]);
  });
});
