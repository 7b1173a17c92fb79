import { unpackEntry } from './unpack-entry.ts';
import type { ZipDirectoryEntry } from './zip-directory.ts';
import { ZipError, ZipLimitError } from './zip-errors.ts';
import { findOwnContent, type ZipSource } from './zip-source.ts';

/** The content of an entry; null where it cannot be read as its entry says, or is longer than allowed. */
export async function readOwnEntry(
  source: ZipSource,
  entry: ZipDirectoryEntry,
  longest: number,
): Promise<Buffer | null> {
  if (entry.packed > longest) return null;
  const start = await findOwnContent(source, entry);
  if (start === null) return null;
  const packed = await source.read(start, entry.packed);
  try {
    return await unpackEntry(packed, entry.method, longest);
  } catch (error) {
    if (error instanceof ZipError || error instanceof ZipLimitError) return null;
    throw error;
  }
}
