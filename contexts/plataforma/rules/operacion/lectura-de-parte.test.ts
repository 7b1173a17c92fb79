import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormaDeArchivo, readParteDeArchivo } from './lectura-de-parte.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const decoder = new TextDecoder();
const decode = (content: Uint8Array) => decoder.decode(content);
const readParte = (content: Uint8Array, forma: FormaDeArchivo | null, esUltima: boolean) =>
  readParteDeArchivo(content, { forma, esUltima, decode });
const readAll = (text: string) => readParte(bytes(text), null, true);

/** Reads a file as pieces of some length, each from where the one before ended. */
function readInPieces(content: Uint8Array, length: number): { valores: unknown[]; falta: string | null } {
  const valores: unknown[] = [];
  let forma: FormaDeArchivo | null = null;
  let from = 0;
  let size = length;
  while (true) {
    const isLast = from + size >= content.length;
    const read = readParte(content.subarray(from, from + size), forma, isLast);
    if ('falta' in read) {
      // A piece that ends within the beginning says too little: the next one is longer.
      if (isLast) return { valores, falta: read.falta };
      size += length;
      continue;
    }
    valores.push(...read.valores);
    ({ forma } = read);
    from += read.consumidos;
    size = read.consumidos === 0 ? size + length : length;
    if (isLast) return { valores, falta: null };
  }
}

const registros = fc.array(
  fc.record({ messageId: fc.string(), texto: fc.string({ unit: 'grapheme' }), lista: fc.array(fc.nat()) }),
  { minLength: 1, maxLength: 12 },
);
const asLines = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).join('\n');
const asAnswer = (all: readonly unknown[]) => JSON.stringify({ records: all }, null, 2);
const asArray = (all: readonly unknown[]) => JSON.stringify(all);

describe('a file of operation', () => {
  it.each([
    ['', 'archivo-cortado'],
    ['  \n', 'archivo-cortado'],
    ['PK\u0003\u0004', 'no-es-operacion'],
    ['<records/>', 'no-es-operacion'],
    ['{no es json}\n', 'no-es-operacion'],
    ['[1]', 'no-es-operacion'],
    ['{"a":1}\n{"b":', 'archivo-cortado'],
    ['{"records":[{"a":1},{"b":', 'archivo-cortado'],
    ['{"records":[{"a":1}', 'archivo-cortado'],
    ['[{"a":1}', 'archivo-cortado'],
    ['{"records":[]} sobra', 'archivo-cortado'],
  ])('[AREA-05] %j is refused: %s', (text, falta) => expect(readAll(text)).toEqual({ falta }));

  it.each([
    ['{"a":1}\n{"b":2}\n', [{ a: 1 }, { b: 2 }]],
    ['{"a":1}\r\n\r\n{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['[]', []],
    ['[{"a":"]}"}, {"b":"\\"}"}]', [{ a: ']}' }, { b: '"}' }]],
    ['{"records": [{"a":1}]}', [{ a: 1 }]],
    ['{"records":[{"a":1}]}\n{"records":[{"b":2}]}\n', [{ a: 1 }, { b: 2 }]],
    ['{"a":1}\n{"records":[{"b":2},{"c":3}]}\n', [{ a: 1 }, { b: 2 }, { c: 3 }]],
    ['{"a":1}\nroto\n{"b":2}\n', [{ a: 1 }, undefined, { b: 2 }]],
  ])('[AREA-05] %j says its records', (text, valores) => expect(readAll(text)).toMatchObject({ valores }));

  it('[AREA-05] a record that is too long is none, and a piece without an end is refused', () => {
    const long = JSON.stringify({ a: 'x'.repeat(70_000) });
    expect(readAll(`{"a":1}\n${long}\n`)).toMatchObject({ valores: [{ a: 1 }, undefined] });
    expect(readAll(`[{"a":1},${long}]`)).toMatchObject({ valores: [{ a: 1 }, undefined] });
    expect(readParte(bytes(`{"a":1}\n${long}`), 'lineas', false)).toEqual({
      falta: 'registro-largo',
    });
  });

  it('[AREA-05] may be cut anywhere: the records are the same', () => {
    const write = fc.constantFrom(asLines, asAnswer, asArray);
    fc.assert(
      fc.property(registros, write, fc.integer({ min: 1, max: 400 }), (all, toText, length) => {
        expect(readInPieces(bytes(toText(all)), length)).toEqual({ valores: all, falta: null });
      }),
    );
  });

  it('[AREA-05] one that ends before its array does is told, wherever it ends', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(registros, fc.constantFrom(asAnswer, asArray), part, (all, toText, share) => {
        const text = toText(all);
        const cut = bytes(text.slice(0, Math.floor(share * text.lastIndexOf(']'))));
        expect(readParte(cut, null, true)).toHaveProperty('falta');
      }),
    );
  });

  it('[AREA-05] whatever the bytes are, it ends', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('lineas', 'fuera', 'dentro', null),
        (content, forma) => {
          const read = readParte(content, forma as FormaDeArchivo | null, false);
          if (!('falta' in read)) expect(read.consumidos).toBeLessThanOrEqual(content.length);
        },
      ),
    );
  });
});
