import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { unpackEntry } from './unpack-entry.ts';
import type { ZipDirectoryEntry } from './zip-directory.ts';
import { ZipLimitError } from './zip-errors.ts';
import { METHODS } from './zip-records.ts';
import { findOwnContent, type ZipSource } from './zip-source.ts';

const CHUNK = 1_048_576;
/** A part that says to be longer is unpacked a piece at a time. */
const UNPACKED_AT_ONCE = 4_000_000;

/**
 * Whether an entry unpacks to more than the directory says, or has no content under its name. It is unpacked a piece at
 * a time, outside the main thread, and never further than it says.
 */
export async function isLongerThanSaid(source: ZipSource, entry: ZipDirectoryEntry): Promise<boolean> {
  if (entry.method !== METHODS.deflated) return entry.packed > entry.unpacked;
  const start = await findOwnContent(source, entry);
  if (start === null) return true;
  return entry.packed <= CHUNK && entry.unpacked <= UNPACKED_AT_ONCE
    ? isLongerAtOnce(await source.read(start, entry.packed), entry)
    : isLongerByPieces(source, start, entry);
}

/** A small part costs one call instead of a stream of its own. */
async function isLongerAtOnce(packed: Buffer, { method, unpacked }: ZipDirectoryEntry): Promise<boolean> {
  try {
    await unpackEntry(packed, method, unpacked);
    return false;
  } catch (error) {
    // What cannot be unpacked holds nothing for a reader either.
    return error instanceof ZipLimitError;
  }
}

async function isLongerByPieces(
  source: ZipSource,
  start: number,
  entry: ZipDirectoryEntry,
): Promise<boolean> {
  const parts = Readable.from(readPieces(source, start, entry.packed)).pipe(
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

async function* readPieces(source: ZipSource, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += CHUNK)
    yield source.read(start + done, Math.min(CHUNK, length - done));
}
