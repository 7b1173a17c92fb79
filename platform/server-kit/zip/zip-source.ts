import type { ZipDirectoryEntry } from './zip-directory.ts';
import { LOCAL } from './zip-records.ts';

/** A ZIP that is read a piece at a time, wherever it lies; a piece beyond its end is shorter. */
export interface ZipSource {
  readonly bytes: number;
  read(start: number, length: number): Promise<Buffer>;
}

/** Where the content of an entry begins, and the name that stands before it. */
export interface ContentPlace {
  readonly start: number;
  readonly name: string;
}

/** Where the content of an entry begins; null where no file begins at the place the directory says. */
export async function findContent(
  source: ZipSource,
  { local }: Pick<ZipDirectoryEntry, 'local'>,
): Promise<ContentPlace | null> {
  const head = await source.read(local, LOCAL.length);
  if (head.length < LOCAL.length || head.readUInt32LE(0) !== LOCAL.signature) return null;
  const nameLength = head.readUInt16LE(LOCAL.nameLength);
  const name = await source.read(local + LOCAL.length, nameLength);
  return {
    start: local + LOCAL.length + nameLength + head.readUInt16LE(LOCAL.extraLength),
    name: name.toString('utf8'),
  };
}

/** The same; null also where its local name is another: two readers would take it for two files. */
export async function findOwnContent(source: ZipSource, entry: ZipDirectoryEntry): Promise<number | null> {
  const place = await findContent(source, entry);
  return place?.name === entry.name ? place.start : null;
}
