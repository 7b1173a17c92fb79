import type { StagedContent } from '@marco/server-kit';
import type { DirectorioZip } from '../rules/index.ts';
import { isExcesivo, readParte, type ZipEntry } from './zip-parts.ts';

/** APPNOTE 4.3.16 and 4.3.12. */
const END = { signature: 0x06054b50, length: 22 } as const;
const ENTRY = { signature: 0x02014b50, length: 46 } as const;
const ENCRYPTED = 1;

/** An office document has some hundreds of entries; a longer directory is not read. */
const LONGEST_DIRECTORY = 4_000_000;
const LONGEST_TYPES = 1_000_000;
/** Parts that say what others are related to: one for each that is related to something. */
const MOST_RELATIONS = 500;
const TYPES = '[Content_Types].xml';

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
    relaciones: await readRelaciones(content, entries),
    excesivo: await isExcesivo(content, entries),
  };
}

function parseEntries(directory: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
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
      unpacked: directory.readUInt32LE(at + 24),
      local: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return at === directory.length && entries.length === count ? entries : null;
}

/** Text of the part that names the types of all others; empty where it cannot be read as its entry says. */
async function readTypes(content: StagedContent, entries: readonly ZipEntry[]): Promise<string> {
  const entry = entries.find(({ name }) => name === TYPES);
  return (entry && (await readParte(content, entry, LONGEST_TYPES))) ?? '';
}

/** Null where one cannot be read as its entry says, or there are more than a document has. */
async function readRelaciones(
  content: StagedContent,
  entries: readonly ZipEntry[],
): Promise<readonly string[] | null> {
  const partes = entries.filter(({ name }) => /\.rels$/i.test(name));
  if (partes.length > MOST_RELATIONS) return null;
  const textos: string[] = [];
  let left = LONGEST_TYPES;
  for (const parte of partes) {
    const texto = await readParte(content, parte, left);
    if (texto === null) return null;
    left -= texto.length;
    textos.push(texto);
  }
  return textos;
}
