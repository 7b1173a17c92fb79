import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import {
  parseZipDirectory,
  parseZipEnd,
  ZIP_END_BYTES,
  type ZipDirectoryEntry,
  type ZipEnd,
} from './zip-directory.ts';

/** APPNOTE 4.3.7. */
const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

export interface ZipFile {
  readonly path: string;
  readonly content: Buffer;
}

/** The ZIP cannot be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** The ZIP holds more than is allowed. */
export class ZipLimitError extends Error {
  override readonly name = 'ZipLimitError';
}

export interface ZipLimits {
  readonly files: number;
  /** Of all files together, unpacked. */
  readonly bytes: number;
}

const inflate = promisify(inflateRaw);

/** Whether a content is a ZIP; one without files has nothing but its end. */
export function isZip(content: Buffer): boolean {
  if (content.length < 4) return false;
  return content.readUInt32LE(0) === LOCAL.signature || parseZipEnd(content) !== null;
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
  const unpacked: ZipFile[] = [];
  let left = bytes;
  for (const entry of wanted) {
    const content = await unpack(zip, entry, left);
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
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    const end = parseZipEnd(zip, at);
    if (end) return end;
  }
  throw new ZipError();
}

async function unpack(zip: Buffer, { method, packed, local }: Entry, most: number): Promise<Buffer> {
  if (local + LOCAL.length > zip.length || zip.readUInt32LE(local) !== LOCAL.signature) throw new ZipError();
  const start = local + LOCAL.length + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = zip.subarray(start, start + packed);
  if (method === STORED) {
    if (content.length > most) throw new ZipLimitError();
    return content;
  }
  if (method !== DEFLATED) throw new ZipError();
  try {
    // One byte more than is allowed shows that there are more.
    const unpacked = await inflate(content, { maxOutputLength: most + 1 });
    if (unpacked.length > most) throw new ZipLimitError();
    return unpacked;
  } catch (error) {
    if (error instanceof ZipLimitError) throw error;
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new ZipLimitError()
      : new ZipError();
  }
}
