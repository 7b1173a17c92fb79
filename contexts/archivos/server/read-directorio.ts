import {
  readOwnEntry,
  readSoleDirectory,
  type StagedContent,
  type ZipDirectoryEntry,
} from '@marco/server-kit';
import type { DirectorioZip } from '../rules/paquete-office.ts';
import { isExcesivo } from './zip-excess.ts';

/** An office document has some hundreds of entries; a longer directory is not read. */
const LONGEST_DIRECTORY = 4_000_000;
const LONGEST_TYPES = 1_000_000;
/** Each part costs reads of its own, however small it is; the largest presentations have some two thousand. */
const MOST_PARTS = 5000;
/** Parts that say what others are related to: one for each that is related to something. */
const MOST_RELATIONS = 500;
const TYPES = '[Content_Types].xml';

/** What the types of documents ask of a ZIP. Null where the content is none, or may be something else as well. */
export async function readDirectorio(content: StagedContent): Promise<DirectorioZip | null> {
  const entries = await readSoleDirectory(content, LONGEST_DIRECTORY);
  if (entries === null) return null;
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
  return (entry && (await readTexto(content, entry, LONGEST_TYPES))) ?? '';
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
    const texto = await readTexto(content, parte, left);
    if (texto === null) return null;
    left -= texto.length;
    textos.push(texto);
  }
  return textos;
}

async function readTexto(
  content: StagedContent,
  entry: ZipDirectoryEntry,
  longest: number,
): Promise<string | null> {
  return (await readOwnEntry(content, entry, longest))?.toString('latin1') ?? null;
}
