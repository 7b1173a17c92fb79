import { expect, it } from 'vitest';
import { divideOutput } from './ordered-output.ts';

it('the first part is shown as it comes, the others whole and in their order', () => {
  let shown = '';
  const divided = divideOutput(['1', '2', '3'], (text) => {
    shown += text;
  });
  const write = (...names: readonly string[]) => {
    for (const [name, part] of divided) if (names.includes(name)) part.write(name);
  };
  const end = (ended: string) => {
    for (const [name, part] of divided) if (name === ended) part.end();
  };
  write('3');
  write('1', '2');
  expect(shown).toBe('1');
  end('3');
  write('1');
  expect(shown).toBe('11');
  end('1');
  expect(shown).toBe('112');
  write('2');
  expect(shown).toBe('1122');
  end('2');
  expect(shown).toBe('11223');
});
