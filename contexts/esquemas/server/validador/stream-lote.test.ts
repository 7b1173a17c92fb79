import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { InformeDeLote } from '../../contract/validador.schema.ts';
import { openRespuesta } from './stream-lote.ts';
import { createRechazo } from './worker/informes.ts';

const LARGO = 'x'.repeat(100_000);

async function* listInformes(): AsyncGenerator<InformeDeLote> {
  for (let numero = 1; ; numero += 1)
    yield { archivo: LARGO, numero, total: 1_000_000, ...createRechazo('xml', 'MENSAJE_PESADO') };
}

describe('the answer of a batch', () => {
  it('F7: is ended by its timer when nobody reads it, and what was checked is kept', async () => {
    const told: string[] = [];
    const respuesta = openRespuesta(listInformes(), 3, {
      keep: async (vistos) => {
        told.push(`kept ${vistos.length > 0}`);
      },
      leave: async () => {
        told.push('left');
      },
    });
    const ended = once(respuesta, 'error');
    const reader = respuesta[Symbol.asyncIterator]();
    // The bracket and the first report; then nobody asks for more.
    await reader.next();
    await reader.next();
    expect(((await ended) as [Error])[0].message).toContain('Nobody reads');
    await expect.poll(() => told).toEqual(['kept true', 'left']);
  });

  it('F7: leaves its place also when its reader goes before the first report', async () => {
    const told: string[] = [];
    const respuesta = openRespuesta(listInformes(), 100, {
      keep: async () => undefined,
      leave: async () => {
        told.push('left');
      },
    });
    respuesta.destroy();
    await expect.poll(() => told).toEqual(['left']);
  });
});
