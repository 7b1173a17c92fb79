import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { joinPages } from '../files/join-pages.ts';
import { Spool } from '../files/spool.ts';
import { type FixedZone, toWallClock } from '../time/fixed-zone.ts';
import { deflateWhole } from './deflate-whole.ts';
import { writeDescriptor, writeDirectoryEntry, writeEnd, writeLocalHeader } from './write-records.ts';
import { FLAGS, METHODS, toDosTime } from './zip-records.ts';

/** One file of a package; its content is read once, in order. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

/** Names are UTF-8, and sizes follow the content. */
const WRITTEN_FLAGS = FLAGS.utf8 | FLAGS.sizesFollow;
/** Sizes are without ZIP64, which not every reader knows; only very many entries need it. */
const LARGEST = 0xffffffff;

/**
 * A ZIP package written while its entries are read: nothing of it is held, however many they are.
 *
 * @param modified moment every entry carries
 * @param zone whose clock tells it: a package knows no zones
 * @throws Error when the package passes 4 GiB
 */
export function writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: Date,
  zone: FixedZone,
): AsyncGenerator<Buffer, void, undefined> {
  return joinPages(writePieces(entries, modified, zone));
}

async function* writePieces(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modified: Date,
  zone: FixedZone,
): AsyncGenerator<Buffer, void, undefined> {
  const stamp = toDosTime(toWallClock(modified, zone));
  await using directory = new Spool();
  let [count, position] = [0, 0];
  for await (const entry of entries) {
    const head = { name: Buffer.from(entry.name), flags: WRITTEN_FLAGS, method: METHODS.deflated, stamp };
    const start = position;
    const header = writeLocalHeader({ ...head, crc: 0, packed: 0, unpacked: 0 });
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
    const written = { ...head, crc, packed, unpacked: bytes };
    const descriptor = writeDescriptor(written);
    yield descriptor;
    position += packed + descriptor.length;
    await directory.append(writeDirectoryEntry(written, start));
    count += 1;
  }
  yield* directory.read();
  yield writeEnd({ count, length: directory.length, start: position });
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
