import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCodigo, parseCodigo, presentCodigo } from './codigo-verificacion.ts';

const azar = fc.uint8Array({ minLength: 10, maxLength: 10 });
const conCodigo = (test: (codigo: string) => void) =>
  fc.property(azar, (bytes) => {
    const codigo = formatCodigo(bytes);
    if (codigo !== undefined) test(codigo);
  });

describe('verification code', () => {
  it('[AREA-05] is that of the base 32 of Crockford: known values', () => {
    expect(formatCodigo(new Uint8Array(10))).toBe('00000000000000000');
    // 1 is written 1, and its check is 1.
    expect(formatCodigo(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))).toBe('00000000000000011');
    // 32 has the check of 32 mod 37, a sign beyond the letters: such a code is not given.
    expect(formatCodigo(Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 32]))).toBeUndefined();
  });

  it('[AREA-05] is read back however it is typed: small letters, hyphens, spaces, O for 0, I and L for 1', () => {
    fc.assert(
      conCodigo((codigo) => {
        expect(parseCodigo(presentCodigo(codigo))).toBe(codigo);
        expect(parseCodigo(` ${presentCodigo(codigo).toLowerCase().replaceAll('-', ' ')} `)).toBe(codigo);
        expect(parseCodigo(codigo.replaceAll('0', 'o').replaceAll('1', 'I'))).toBe(codigo);
        expect(parseCodigo(codigo.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(codigo);
      }),
    );
  });

  it('[AREA-05] one wrong symbol, two swapped or a missing one is no code', () => {
    fc.assert(
      fc.property(
        azar,
        fc.nat(16),
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        (bytes, place, other) => {
          const codigo = formatCodigo(bytes);
          if (codigo === undefined) return;
          const changed = codigo.slice(0, place) + other + codigo.slice(place + 1);
          if (changed !== codigo) expect(parseCodigo(changed)).toBeUndefined();
          const swapped = [...codigo];
          [swapped[place], swapped[place + 1]] = [codigo[place + 1] ?? '', codigo[place] ?? ''];
          if (place < 15 && swapped.join('') !== codigo)
            expect(parseCodigo(swapped.join(''))).toBeUndefined();
          expect(parseCodigo(codigo.slice(0, place) + codigo.slice(place + 1))).toBeUndefined();
        },
      ),
    );
  });

  it.each(['', 'U'.repeat(17), `${'A'.repeat(17)}\u0000`, 'x'.repeat(100_000), '😀'.repeat(8)])(
    '[AREA-05] is not %j',
    (texto) => {
      expect(parseCodigo(texto)).toBeUndefined();
    },
  );
});
