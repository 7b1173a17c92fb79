import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deflateWhole } from './deflate-whole.ts';

it('gives back what was packed, whatever it is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.integer({ min: 0, max: 40 }), (bytes, times) => {
      const whole = Buffer.concat(Array.from({ length: times }, () => bytes));
      expect(inflateRawSync(deflateWhole(whole)).equals(whole)).toBe(true);
    }),
  );
});

it('packs as well as the usual packer', () => {
  for (const lines of [0, 1, 3, 10, 30, 100, 300, 1000, 10_000, 100_000]) {
    const text = Array.from(
      { length: lines },
      (_, n) => `<xs:element name="dato${n * 7919}" type="lci:tipo${n % 13}"/>`,
    ).join('\n');
    const bytes = Buffer.from(text);
    const packed = deflateWhole(bytes);
    expect(packed.length).toBeLessThanOrEqual(Math.ceil(deflateRawSync(bytes).length * 1.02));
    expect(inflateRawSync(packed).equals(bytes)).toBe(true);
  }
});
