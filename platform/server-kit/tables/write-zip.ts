import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { joinPages } from '../files/join-pages.ts';
import { Spool } from '../files/spool.ts';
import { deflateWhole } from './deflate-whole.ts';

/** One file of a package; its content is read once, in order. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

/** APPNOTE 4.3.7, 4.3.9, 4.3.12 and 4.3.16. */
const SIGNATURES = { local: 0x04034b50, descriptor: 0x08074b50, entry: 0x02014b50, end: 0x06054b50 } as const;
/** APPNOTE 4.3.14 and 4.3.15: a directory of more entries than the older record can count. */
const SIGNATURES_64 = { end: 0x06064b50, locator: 0x07064b50 } as const;
const MOST_ENTRIES = 0xffff;
const VERSION = 20;
/** Names are UTF-8, and sizes follow the content. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** Sizes are without ZIP64, which not every reader knows; only very many entries need it. */
const LARGEST = 0xffffffff;

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly position: number;
}

/**
 * A ZIP package written while its entries are read: nothing of it is held, however many they are.
 *
 * @param modified moment every entry carries, as the wall clock of Colombia
 * @throws Error when the package passes 4 GiB
 */
export function writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Buffer, void, undefined> {
  return joinPages(writePieces(entries, modified));
}

async function* writePieces(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Buffer, void, undefined> {
  const stamp = toDosTime(modified);
  await using directory = new Spool();
  let [count, position] = [0, 0];
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = position;
    const header = localHeader(name, stamp);
    yield header;
    position += header.length;
    const measure = { crc: 0, bytes: 0 };
    let packed = 0;
    for await (const chunk of deflate(entry.content, measure)) {
      packed += chunk.length;
      yield chunk;
    }
    const { crc, bytes } = measure;
    if (bytes > LARGEST || start + packed > LARGEST) throw new Error('A ZIP package passed 4 GiB.');
    const descriptor = numbers([SIGNATURES.descriptor, crc, packed, bytes]);
    yield descriptor;
    position += packed + descriptor.length;
    await directory.append(directoryEntry({ name, crc, packed, bytes, position: start }, stamp));
    count += 1;
  }
  yield* directory.read();
  if (count >= MOST_ENTRIES) yield largeDirectory(count, directory.length, position);
  yield endOfDirectory(Math.min(count, MOST_ENTRIES), directory.length, position);
}

async function* deflate(
  content: ZipEntry['content'],
  measure: { crc: number; bytes: number },
): AsyncGenerator<Buffer> {
  // What is in memory already needs no stream: a package of very many small files is written ten times as fast.
  if (Array.isArray(content)) {
    const bytes = joinParts(content);
    measure.crc = crc32(bytes, measure.crc);
    measure.bytes += bytes.length;
    yield deflateWhole(bytes);
    return;
  }
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const part of content) {
      const bytes = toBytes(part);
      measure.crc = crc32(bytes, measure.crc);
      measure.bytes += bytes.length;
      yield bytes;
    }
  }
  const packer = createDeflateRaw();
  const feeding = pipeline(Readable.from(measured()), packer);
  // A reader who leaves breaks the pipeline too; what went wrong in it breaks the reading below.
  feeding.catch(() => undefined);
  for await (const chunk of packer as AsyncIterable<Buffer>) yield chunk;
  await feeding;
}

/** What are bytes already is not copied. */
function toBytes(part: string | Buffer): Buffer {
  return typeof part === 'string' ? Buffer.from(part) : part;
}

function joinParts(content: readonly (string | Buffer)[]): Buffer {
  const parts = content.map(toBytes);
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

function numbers(values: readonly number[]): Buffer {
  const buffer = Buffer.allocUnsafe(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value, index * 4);
  return buffer;
}

function localHeader(name: Buffer, stamp: number): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(SIGNATURES.local, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt32LE(stamp, 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function directoryEntry({ name, crc, packed, bytes, position }: Written, stamp: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(SIGNATURES.entry, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt32LE(stamp, 12);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(bytes, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(position, 42);
  return Buffer.concat([entry, name]);
}

/** The ZIP64 record that counts the entries, and where it stands. */
function largeDirectory(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(76);
  end.writeUInt32LE(SIGNATURES_64.end, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(SIGNATURES_64.locator, 56);
  end.writeBigUInt64LE(BigInt(start + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

function endOfDirectory(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(SIGNATURES.end, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(start, 16);
  return end;
}

/** MS-DOS date and time, two seconds fine. */
function toDosTime(moment: Date): number {
  const local = new Date(moment.getTime() - 5 * 3_600_000);
  const date = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate();
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
