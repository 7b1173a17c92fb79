import { describe, expect, it } from 'vitest';
import { choosePeriodos } from '../indicadores/momentos.ts';
import { findParteReportada } from './parte-pedida.ts';

describe('the part of an indicador a report shows', () => {
  const tiempo = { cortes: [['dueno'], ['sector', 'dueno']], principal: 'dueno=ministerio' } as const;
  it.each([
    [{}, 'dueno=ministerio'],
    [{ sector: '3' }, 'sector=3&dueno=ministerio'],
    [{ orden: '1' }, undefined],
    [{ sector: '3', orden: '1' }, undefined],
  ])('[AREA-09] of %o is that of its card within it: %s', (pedidas, ambito) => {
    expect(findParteReportada(tiempo, pedidas)).toBe(ambito);
  });

  it('[AREA-09] is left out where nothing is stored of it, also of everything', () => {
    expect(findParteReportada({ cortes: [['sector']] }, {})).toBeUndefined();
    expect(findParteReportada({ cortes: [[], ['sector']] }, { sector: '3' })).toBe('sector=3');
  });
});

describe('the moment of a figure', () => {
  const toMomentos = (...momentos: readonly string[]) => momentos.map((momento) => ({ momento }));
  it('[AREA-09] of what flows is the last closed month, because the present one is not over', () => {
    const momentos = toMomentos('2026-08', '2026-09', 'hoy');
    expect(choosePeriodos(momentos, true)).toEqual({
      actual: { momento: '2026-09' },
      anterior: { momento: '2026-08' },
    });
    expect(choosePeriodos(momentos, false)).toEqual({
      actual: { momento: 'hoy' },
      anterior: { momento: '2026-09' },
    });
  });

  it('[AREA-09] is never compared with itself', () => {
    expect(choosePeriodos(toMomentos('2026-08', '2026-09'), false).anterior).toEqual({ momento: '2026-08' });
    expect(choosePeriodos(toMomentos('2026-09'), false).anterior).toBeUndefined();
    expect(choosePeriodos([], true)).toEqual({ actual: undefined, anterior: undefined });
  });
});
