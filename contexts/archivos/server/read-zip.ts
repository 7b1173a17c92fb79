import { inflateRawSync } from 'node:zlib';
import type { StagedContent } from '@marco/server-kit';
import type { DirectorioZip } from '../rules/index.ts';

/** APPNOTE 4.3.16, 4.3.12 and 4.3.7. */
const END = { signature: 0x06054b50, length: 22 } as const;
const ENTRY = { signature: 0x02014b50, length: 46 } as const;
const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** An office document has some hundreds of entries; a longer directory is not read. */
const LONGEST_DIRECTORY = 4_000_000;
const LONGEST_TYPES = 1_000_000;
const TYPES = '[Content_Types].xml';

interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly packed: number;
  readonly local: number;
}

/**
 * The directory of a ZIP. Null where the content is none, or something stands before its first entry, after its end
 * or between its parts: such a file may be something else as well.
 */
export async function readZip(content: StagedContent): Promise<DirectorioZip | null> {
  const end = await content.read(Math.max(0, content.bytes - END.length), END.length);
  // Office writes no comment: one could hide a second file.
  if (end.length < END.length || end.readUInt32LE(0) !== END.signature || end.readUInt16LE(20) !== 0)
    return null;
  const [count, length, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (length > LONGEST_DIRECTORY || start + length + END.length !== content.bytes) return null;
  const entries = parseEntries(await content.read(start, length), count);
  if (entries === null || !entries.some(({ local }) => local === 0)) return null;
  return {
    entradas: entries.map(({ name }) => name),
    tipos: await readTypes(content, entries),
    cifrado: entries.some(({ encrypted }) => encrypted),
  };
}

function parseEntries(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = [];
  let at = 0;
  while (at + ENTRY.length <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY.signature) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const next =
      at + ENTRY.length + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    entries.push({
      name: directory.toString('utf8', at + ENTRY.length, at + ENTRY.length + nameLength),
      encrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      local: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return at === directory.length && entries.length === count ? entries : null;
}

/** Text of the part that names the types of all others; empty where it cannot be read as its entry says. */
async function readTypes(content: StagedContent, entries: readonly Entry[]): Promise<string> {
  const entry = entries.find(({ name }) => name === TYPES);
  if (!entry || entry.packed > LONGEST_TYPES) return '';
  const head = await content.read(entry.local, LOCAL.length);
  if (head.length < LOCAL.length || head.readUInt32LE(0) !== LOCAL.signature) return '';
  const nameLength = head.readUInt16LE(26);
  const name = await content.read(entry.local + LOCAL.length, nameLength);
  // What one reader takes by its entry another takes by its local name: both must say the same.
  if (name.toString('utf8') !== entry.name) return '';
  const start = entry.local + LOCAL.length + nameLength + head.readUInt16LE(28);
  const packed = await content.read(start, entry.packed);
  try {
    if (entry.method === STORED) return packed.toString('latin1');
    if (entry.method !== DEFLATED) return '';
    return inflateRawSync(packed, { maxOutputLength: LONGEST_TYPES }).toString('latin1');
  } catch {
    return '';
  }
}
