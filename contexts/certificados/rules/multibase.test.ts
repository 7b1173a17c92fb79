import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBase58, parseBase58, parseBase64url } from './multibase.ts';

describe('bytes of a proof', () => {
  it('[AREA-05] base 58: the values of its draft, and every bytes come back', () => {
    expect(formatBase58(new TextEncoder().encode('Hello World!'))).toBe('z2NEpo7TZRRrLZSi2U');
    expect(formatBase58(Uint8Array.from([0, 0, 0x28, 0x7f, 0xb4, 0xcd]))).toBe('z11233QC4');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect([...(parseBase58(formatBase58(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  it('[AREA-05] base64url: as Node writes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        const texto = `u${Buffer.from(bytes).toString('base64url')}`;
        expect([...(parseBase64url(texto) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  it.each(['', 'abc', 'z0', 'zO', `z${'1'.repeat(500)}`])('[AREA-05] base 58 is not %j', (texto) => {
    expect(parseBase58(texto)).toBeUndefined();
  });

  it.each(['', 'YQ', 'uA', 'u+/'])('[AREA-05] base64url is not %j', (texto) => {
    expect(parseBase64url(texto)).toBeUndefined();
  });
});
