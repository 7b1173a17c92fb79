import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseZipDirectory, parseZipEnd, ZIP_END_BYTES } from './zip-directory.ts';

const zip = Buffer.from(zipSync({ 'uno.txt': strToU8('1'.repeat(500)), 'Ñ/dos.txt': strToU8('2') }));
const end = parseZipEnd(zip, zip.length - ZIP_END_BYTES);
const directory = zip.subarray(end?.start ?? 0, (end?.start ?? 0) + (end?.length ?? 0));

describe('directory of a ZIP', () => {
  it('tells its entries, with their sizes and where they stand', () => {
    expect(end).toMatchObject({ count: 2, comment: 0 });
    expect(parseZipDirectory(directory, { count: 2 })).toMatchObject([
      { name: 'uno.txt', encrypted: false, method: 8, unpacked: 500, local: 0 },
      { name: 'Ñ/dos.txt', encrypted: false, unpacked: 1 },
    ]);
  });

  it.each([
    ['another count', directory, 3],
    ['an entry cut off', directory.subarray(0, -1), 2],
    ['something after the entries', Buffer.concat([directory, Buffer.from('x')]), 2],
    ['something else', Buffer.from('x'.repeat(100)), 1],
  ])('with %s is none', (_, content, count) => {
    expect(parseZipDirectory(content, { count })).toBeNull();
  });

  it('has no end where there is no such record', () => {
    expect(parseZipEnd(zip)).toBeNull();
    expect(parseZipEnd(zip.subarray(-10))).toBeNull();
  });
});
