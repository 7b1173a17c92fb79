import { END, ENTRY, FLAGS } from './zip-records.ts';

/** Bytes of the record a ZIP ends with, without its comment. */
export const ZIP_END_BYTES = END.length;

/** Where the directory of a ZIP stands. */
export interface ZipEnd {
  readonly count: number;
  /** Bytes of the directory. */
  readonly length: number;
  readonly start: number;
  /** Bytes of the comment after the record. */
  readonly comment: number;
}

/** An entry of the directory of a ZIP. */
export interface ZipDirectoryEntry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly method: number;
  readonly packed: number;
  /** As the directory says. */
  readonly unpacked: number;
  /** Where its local header stands. */
  readonly local: number;
}

/** What the record at a place says; null where there is none. */
export function parseZipEnd(content: Buffer, at = 0): ZipEnd | null {
  if (content.length < at + END.length || content.readUInt32LE(at) !== END.signature) return null;
  return {
    count: content.readUInt16LE(at + END.count),
    length: content.readUInt32LE(at + END.directoryLength),
    start: content.readUInt32LE(at + END.directoryStart),
    comment: content.readUInt16LE(at + END.commentLength),
  };
}

/** The entries of a directory, which is nothing but them; null where it is not as its end says. */
export function parseZipDirectory(
  directory: Buffer,
  { count }: Pick<ZipEnd, 'count'>,
): ZipDirectoryEntry[] | null {
  const entries: ZipDirectoryEntry[] = [];
  let at = 0;
  while (at + ENTRY.length <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY.signature) return null;
    const nameLength = directory.readUInt16LE(at + ENTRY.nameLength);
    const next =
      at +
      ENTRY.length +
      nameLength +
      directory.readUInt16LE(at + ENTRY.extraLength) +
      directory.readUInt16LE(at + ENTRY.commentLength);
    if (next > directory.length) return null;
    entries.push({
      name: directory.toString('utf8', at + ENTRY.length, at + ENTRY.length + nameLength),
      encrypted: (directory.readUInt16LE(at + ENTRY.flags) & FLAGS.encrypted) !== 0,
      method: directory.readUInt16LE(at + ENTRY.method),
      packed: directory.readUInt32LE(at + ENTRY.packed),
      unpacked: directory.readUInt32LE(at + ENTRY.unpacked),
      local: directory.readUInt32LE(at + ENTRY.local),
    });
    at = next;
  }
  return at === directory.length && entries.length === count ? entries : null;
}
