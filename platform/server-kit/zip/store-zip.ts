import { crc32 } from 'node:zlib';
import { writeDirectoryEntry, writeEnd, writeLocalHeader } from './write-records.ts';
import { FLAGS, METHODS } from './zip-records.ts';

/** A ZIP in memory of files as they are, none of them packed or dated. */
export function storeZip(files: Iterable<readonly [name: string, content: Buffer]>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const entry = {
      name,
      flags: name.length === path.length ? 0 : FLAGS.utf8,
      method: METHODS.stored,
      stamp: 0,
      crc: crc32(content),
      packed: content.length,
      unpacked: content.length,
    };
    const header = writeLocalHeader(entry);
    directory.push(writeDirectoryEntry(entry, start));
    parts.push(header, content);
    start += header.length + content.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...parts, list, writeEnd({ count: directory.length, length: list.length, start })]);
}
