import { describe, expect, it } from 'vitest';
import { joinDeclared } from './join-declared.ts';

describe('what the contexts declare', () => {
  it('is one list', () => {
    expect(joinDeclared([{ getMesa: 1 }, undefined, { getEntidad: 2 }])).toEqual({
      getMesa: 1,
      getEntidad: 2,
    });
  });

  it('is declared by one of them', () => {
    expect(() => joinDeclared([{ getMesa: 1 }, { getEntidad: 2, getMesa: 3 }])).toThrow(
      'Two contexts declare getMesa.',
    );
  });
});
