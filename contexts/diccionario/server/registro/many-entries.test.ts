import { ZONE } from '@marco/country/zone';
import { writeZip } from '@marco/server-kit';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

describe('a package of a large registry', () => {
  it('holds more files than the older record of the format can count', { timeout: 60_000 }, async () => {
    const MANY = 65_540;
    function* list() {
      for (let n = 0; n < MANY; n += 1) yield { name: `xsd/${n}.xsd`, content: [`<tipo n="${n}"/>`] };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of writeZip(list(), new Date('2026-11-21T15:00:00Z'), ZONE)) chunks.push(chunk);
    const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
    expect(Object.keys(files)).toHaveLength(MANY);
    expect(strFromU8(files['xsd/65539.xsd'] ?? new Uint8Array())).toBe('<tipo n="65539"/>');
  });
});
