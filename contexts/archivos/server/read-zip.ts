import {
  parseZipDirectory,
  parseZipEnd,
  type StagedContent,
  ZIP_END_BYTES,
  type ZipDirectoryEntry,
} from '@marco/server-kit';
import type { DirectorioZip } from '../rules/index.ts';
import { isExcesivo, readParte } from './zip-parts.ts';

/** An office document has some hundreds of entries; a longer directory is not read. */
const LONGEST_DIRECTORY = 4_000_000;
const LONGEST_TYPES = 1_000_000;
/** Each part costs reads of its own, however small it is; the largest presentations have some two thousand. */
const MOST_PARTS = 5000;
/** Parts that say what others are related to: one for each that is related to something. */
const MOST_RELATIONS = 500;
const TYPES = '[Content_Types].xml';

/**
 * The directory of a ZIP. Null where the content is none, or something stands before its first entry, after its end
 * or between its parts: such a file may be something else as well.
 */
export async function readZip(content: StagedContent): Promise<DirectorioZip | null> {
  const end = parseZipEnd(await content.read(Math.max(0, content.bytes - ZIP_END_BYTES), ZIP_END_BYTES));
  // Office writes no comment: one could hide a second file.
  if (end === null || end.comment !== 0) return null;
  const { length, start } = end;
  if (length > LONGEST_DIRECTORY || start + length + ZIP_END_BYTES !== content.bytes) return null;
  const entries = parseZipDirectory(await content.read(start, length), end);
  if (entries === null || !entries.some(({ local }) => local === 0)) return null;
  const revisable = entries.length <= MOST_PARTS;
  return {
    entradas: entries.map(({ name }) => name),
    tipos: await readTypes(content, entries),
    cifrado: entries.some(({ encrypted }) => encrypted),
    relaciones: revisable ? await readRelaciones(content, entries) : null,
    excesivo: revisable && (await isExcesivo(content, entries)),
  };
}

/** Text of the part that names the types of all others; empty where it cannot be read as its entry says. */
async function readTypes(content: StagedContent, entries: readonly ZipDirectoryEntry[]): Promise<string> {
  const entry = entries.find(({ name }) => name === TYPES);
  return (entry && (await readParte(content, entry, LONGEST_TYPES))) ?? '';
}

/** Null where one cannot be read as its entry says, or there are more than a document has. */
async function readRelaciones(
  content: StagedContent,
  entries: readonly ZipDirectoryEntry[],
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
