import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';
import type { StagedContent, ZipDirectoryEntry } from '@marco/server-kit';

/** APPNOTE 4.3.7. */
const LOCAL = { signature: 0x04034b50, length: 30 } as const;
const STORED = 0;
const DEFLATED = 8;
const CHUNK = 1_048_576;
/** A part that says to be longer is unpacked a piece at a time. */
const UNPACKED_AT_ONCE = 4_000_000;

/** A document may unpack to this much however small it is. */
const ALWAYS_ALLOWED = 20_000_000;
/** Bytes for each one of the file: spreadsheets of equal rows come to some fifty. */
const LARGEST_RATIO = 100;
/** And none to more than this. */
const MOST_UNPACKED = 400_000_000;

const inflate = promisify(inflateRaw);

/** Where the bytes of an entry begin; null where its local name is another: two readers would take it for two files. */
async function findStart(content: StagedContent, { name, local }: ZipDirectoryEntry): Promise<number | null> {
  const head = await content.read(local, LOCAL.length);
  if (head.length < LOCAL.length || head.readUInt32LE(0) !== LOCAL.signature) return null;
  const nameLength = head.readUInt16LE(26);
  const own = await content.read(local + LOCAL.length, nameLength);
  if (own.toString('utf8') !== name) return null;
  return local + LOCAL.length + nameLength + head.readUInt16LE(28);
}

/** The text of a part; null where it cannot be read as its entry says, or is longer than allowed. */
export async function readParte(
  content: StagedContent,
  entry: ZipDirectoryEntry,
  longest: number,
): Promise<string | null> {
  if (entry.packed > longest) return null;
  const start = await findStart(content, entry);
  if (start === null) return null;
  const packed = await content.read(start, entry.packed);
  if (entry.method === STORED) return packed.toString('latin1');
  if (entry.method !== DEFLATED) return null;
  try {
    return (await inflate(packed, { maxOutputLength: longest })).toString('latin1');
  } catch {
    return null;
  }
}

/**
 * Whether a ZIP unpacks to more than a document does: by what its directory says, or because a part is longer than that.
 * Parts are unpacked a piece at a time, outside the main thread, and never further than they say.
 */
export async function isExcesivo(
  content: StagedContent,
  entries: readonly ZipDirectoryEntry[],
): Promise<boolean> {
  const allowed = Math.min(MOST_UNPACKED, Math.max(ALWAYS_ALLOWED, content.bytes * LARGEST_RATIO));
  const said = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (said > allowed) return true;
  for (const entry of entries) if (await isLongerThanSaid(content, entry)) return true;
  return false;
}

async function isLongerThanSaid(content: StagedContent, entry: ZipDirectoryEntry): Promise<boolean> {
  if (entry.method !== DEFLATED) return entry.packed > entry.unpacked;
  const start = await findStart(content, entry);
  if (start === null) return true;
  return entry.packed <= CHUNK && entry.unpacked <= UNPACKED_AT_ONCE
    ? isLongerAtOnce(await content.read(start, entry.packed), entry.unpacked)
    : isLongerByPieces(content, start, entry);
}

/** A small part costs one call instead of a stream of its own. */
async function isLongerAtOnce(packed: Buffer, said: number): Promise<boolean> {
  try {
    return (await inflate(packed, { maxOutputLength: said + 1 })).length > said;
  } catch (error) {
    // What cannot be unpacked holds nothing for a reader either.
    return error instanceof RangeError;
  }
}

async function isLongerByPieces(
  content: StagedContent,
  start: number,
  entry: ZipDirectoryEntry,
): Promise<boolean> {
  const parts = Readable.from(readPieces(content, start, entry.packed)).pipe(
    createInflateRaw({ chunkSize: CHUNK }),
  );
  let real = 0;
  try {
    for await (const piece of parts as AsyncIterable<Buffer>) {
      real += piece.length;
      if (real > entry.unpacked) return true;
    }
    return false;
  } catch {
    // What cannot be unpacked holds nothing for a reader either.
    return false;
  } finally {
    parts.destroy();
  }
}

async function* readPieces(content: StagedContent, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += CHUNK)
    yield content.read(start + done, Math.min(CHUNK, length - done));
}
