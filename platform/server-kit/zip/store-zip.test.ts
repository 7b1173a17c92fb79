import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readZip } from './read-zip.ts';
import { storeZip } from './store-zip.ts';

const files = [
  ['uno.txt', Buffer.from('1'.repeat(500))],
  ['Ñ/dos.txt', Buffer.from('año')],
  ['nada.txt', Buffer.alloc(0)],
] as const;

it('files as they are come back by name, for our reader and another one', async () => {
  const zip = storeZip(files);
  const read = Object.entries(unzipSync(zip)).map(([name, content]) => [name, strFromU8(content)]);
  expect(read).toEqual(files.map(([name, content]) => [name, content.toString()]));
  expect(await readZip(zip, { files: 3, bytes: 1000 }, () => true)).toEqual(
    files.map(([path, content]) => ({ path, content })),
  );
});
