import { describe, expect, it } from 'vitest';
import { normalStatement } from './normal-statement.ts';

describe('a statement without its values', () => {
  it.each([
    ['numbers of placeholders', 'select $1, a where b = $12', 'select $, a where b = $'],
    ['the length of a list', 'a in ($1, $2,$3) and b = any(array[$4, $5])', 'a in ($) and b = any(array[$])'],
    ['the length of a list with a type', 'array[$1::uuid, $2::uuid]', 'array[$::uuid]'],
    ['how many rows are inserted', 'values ($1, now(), $2), ($3, now(), $4)', 'values ($, now(), $)'],
    ['blanks', ' select\n   a\tfrom b ', 'select a from b'],
  ])('says not: %s', (_, text, normal) => {
    expect(normalStatement(text)).toBe(normal);
  });

  it('keeps columns, tables and conditions', () => {
    const text = `select a, a from (select 1) b, (select 2) c where d = 'x  y' or e is null`;
    expect(normalStatement(text)).toBe(text.replace('x  y', 'x y'));
  });
});
