import { describe, expect, it } from 'vitest';
import { Spool } from './spool.ts';

async function readAll(spool: Spool): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of spool.read()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('a spool', () => {
  it.each([
    ['in memory', 1_000_000],
    ['in a file', 0],
    ['in both', 1000],
  ])('gives back what it was told, in order, %s', async (_where, inMemory) => {
    await using spool = new Spool(inMemory);
    let told = '';
    for (let line = 0; line < 20_000; line += 1) {
      const text = `línea ${line}\n`;
      told += text;
      await spool.append(line % 2 === 0 ? text : Buffer.from(text));
    }
    expect(spool.length).toBe(Buffer.byteLength(told));
    expect(await readAll(spool)).toBe(told);
    expect(await readAll(spool)).toBe(told);
  });

  it('of nothing gives nothing', async () => {
    await using spool = new Spool();
    expect([spool.length, await readAll(spool)]).toEqual([0, '']);
  });
});
