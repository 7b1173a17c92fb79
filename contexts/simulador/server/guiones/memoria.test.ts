import { describe, expect, it } from 'vitest';
import { Memoria } from './memoria.ts';

describe('[AREA-15] what is kept in memory', () => {
  it('is made once, however many ask, and goes when it was not asked for longest', async () => {
    const made: string[] = [];
    const memoria = new Memoria<string>(2);
    const get = (clave: string) =>
      memoria.get(clave, async () => {
        made.push(clave);
        return clave;
      });
    await Promise.all([get('a'), get('a')]);
    await get('b');
    await get('a');
    await get('c');
    await get('a');
    await get('b');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is made again after it failed', async () => {
    const memoria = new Memoria<number>(2);
    await expect(memoria.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await memoria.get('a', async () => 1)).toBe(1);
  });
});
