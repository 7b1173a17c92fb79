import { describe, expect, it } from 'vitest';
import { KeptPaquetes } from './kept-paquetes.ts';

const paquete = (bytes: number) => ({ bytes });

describe('the packages that are kept', () => {
  it('[AREA-15] what two ask for at once is written once, and kept', async () => {
    const kept = new KeptPaquetes<{ readonly bytes: number }>(10);
    let times = 0;
    const write = async () => {
      times += 1;
      await Promise.resolve();
      return paquete(4);
    };
    const [one, other] = await Promise.all([kept.get('a', write), kept.get('a', write)]);
    expect([one === other, times, await kept.get('a', write), times]).toEqual([true, 1, one, 1]);
  });

  it('[AREA-15] one that fails is written again by the next who asks', async () => {
    const kept = new KeptPaquetes<{ readonly bytes: number }>(10);
    await expect(kept.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await kept.get('a', async () => paquete(1))).toEqual({ bytes: 1 });
  });

  it('[AREA-15] the one nobody asked for longest leaves first, and what never fits is not kept', async () => {
    const kept = new KeptPaquetes<{ readonly bytes: number }>(10);
    for (const estado of ['a', 'b']) await kept.get(estado, async () => paquete(5));
    kept.find('a');
    await kept.get('c', async () => paquete(5));
    await kept.get('d', async () => paquete(11));
    expect(['a', 'b', 'c', 'd'].map((estado) => kept.find(estado) !== undefined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
