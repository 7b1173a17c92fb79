import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** APPNOTE 4.3.16, 4.3.12 and 4.3.7. */
const END = { signature: 0x06054b50, length: 22, comment: 65_535 } as const;
const ENTRY = { signature: 0x02014b50, length: 46 } as const;
const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const ENCRYPTED = 1;
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
  const signature = content.readUInt32LE(0);
  return signature === LOCAL.signature || signature === END.signature;
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

interface Entry {
  readonly path: string;
  readonly method: number;
  readonly packed: number;
  readonly local: number;
}

function listEntries(zip: Buffer): Entry[] {
  const end = findEnd(zip);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY.length > zip.length || zip.readUInt32LE(at) !== ENTRY.signature) throw new ZipError();
    if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new ZipError();
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      path: zip.toString('utf8', at + ENTRY.length, at + ENTRY.length + nameLength).replaceAll('\\', '/'),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      local: zip.readUInt32LE(at + 42),
    });
    at += ENTRY.length + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(zip: Buffer): number {
  for (let at = zip.length - END.length; at >= Math.max(0, zip.length - END.length - END.comment); at -= 1)
    if (zip.readUInt32LE(at) === END.signature) return at;
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
