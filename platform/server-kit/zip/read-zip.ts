import { unpackEntry } from './unpack-entry.ts';
import {
  parseZipDirectory,
  parseZipEnd,
  ZIP_END_BYTES,
  type ZipDirectoryEntry,
  type ZipEnd,
} from './zip-directory.ts';
import { ZipError, ZipLimitError } from './zip-errors.ts';
import { END, LOCAL } from './zip-records.ts';
import { findContent, type ZipSource } from './zip-source.ts';

export interface ZipFile {
  readonly path: string;
  readonly content: Buffer;
}

export interface ZipLimits {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
}

/** Whether a content begins with a file of a ZIP. */
export function startsLikeZip(content: Buffer): boolean {
  return content.length >= 4 && content.readUInt32LE(0) === LOCAL.signature;
}

/** Whether a content is a ZIP; one without files has nothing but its end. */
export function isZip(content: Buffer): boolean {
  return startsLikeZip(content) || parseZipEnd(content) !== null;
}

/** Whether macOS or Windows added an entry by itself. */
export const isSystemEntry = (path: string) => /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/.test(path);

/**
 * Unpacks the files of a ZIP that are wanted. What the ZIP says of its sizes is not believed: unpacking itself ends at
 * the first byte too many, so that a small file cannot fill the memory.
 *
 * @throws ZipError
 * @throws ZipLimitError
 */
export async function readZip(
  zip: Buffer,
  { files, bytes }: ZipLimits,
  isWanted: (path: string) => boolean,
): Promise<ZipFile[]> {
  const wanted = listEntries(zip).filter(({ path }) => !path.endsWith('/') && isWanted(path));
  if (wanted.length > files) throw new ZipLimitError();
  const source = inMemory(zip);
  const unpacked: ZipFile[] = [];
  let left = bytes;
  for (const entry of wanted) {
    const content = await unpack(source, entry, left);
    left -= content.length;
    unpacked.push({ path: entry.path, content });
  }
  return unpacked;
}

/** What is wanted of an entry, with the separators of every system but one. */
type Entry = Omit<ZipDirectoryEntry, 'name'> & { readonly path: string };

function listEntries(zip: Buffer): Entry[] {
  const end = getEnd(zip);
  const entries = parseZipDirectory(zip.subarray(end.start, end.start + end.length), end);
  if (!entries || entries.some(({ encrypted }) => encrypted)) throw new ZipError();
  return entries.map(({ name, ...entry }) => ({ ...entry, path: name.replaceAll('\\', '/') }));
}

function getEnd(zip: Buffer): ZipEnd {
  const last = zip.length - ZIP_END_BYTES;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at -= 1) {
    const end = parseZipEnd(zip, at);
    if (end) return end;
  }
  throw new ZipError();
}

function inMemory(zip: Buffer): ZipSource {
  return { bytes: zip.length, read: async (start, length) => zip.subarray(start, start + length) };
}

async function unpack(source: ZipSource, entry: Entry, most: number): Promise<Buffer> {
  const place = await findContent(source, entry);
  if (place === null) throw new ZipError();
  return unpackEntry(await source.read(place.start, entry.packed), entry.method, most);
}
