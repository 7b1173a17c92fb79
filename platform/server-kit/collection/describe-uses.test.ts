import { describe, expect, it } from 'vitest';
import { describeUses } from './describe-uses.ts';

const USES = [
  { uno: 'sistema', varios: 'sistemas' },
  { uno: 'entidad', varios: 'entidades' },
];

describe('who uses a row', () => {
  it('[API-03] is said with its count, one or many, and nothing when nobody does', () => {
    expect(describeUses(USES, [3, 1])).toBe('3 sistemas y 1 entidad');
    expect(describeUses(USES, [1, 0])).toBe('1 sistema');
    expect(describeUses(USES, [0, 0])).toBe('');
  });
});
