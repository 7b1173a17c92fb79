import { parseZipDirectory, parseZipEnd, ZIP_END_BYTES, type ZipDirectoryEntry } from './zip-directory.ts';
import type { ZipSource } from './zip-source.ts';

/**
 * The entries of a content that is a ZIP and nothing else. Null where it is none, its directory is longer than allowed,
 * or something stands before its first entry, after its end or after its directory: such a file may be something else
 * as well.
 */
export async function readSoleDirectory(
  source: ZipSource,
  longest: number,
): Promise<ZipDirectoryEntry[] | null> {
  const end = parseZipEnd(await source.read(Math.max(0, source.bytes - ZIP_END_BYTES), ZIP_END_BYTES));
  // Office writes no comment: one could hide a second file.
  if (end === null || end.comment !== 0) return null;
  const { length, start } = end;
  if (length > longest || start + length + ZIP_END_BYTES !== source.bytes) return null;
  const entries = parseZipDirectory(await source.read(start, length), end);
  return entries?.some(({ local }) => local === 0) ? entries : null;
}
