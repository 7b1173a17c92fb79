const BLOCK = 512;
const NAME = { start: 0, end: 100 };
const SIZE = { start: 124, end: 136 };

/** Databases nobody connects to: `template1` and `template0` (their fixed numbers in every PostgreSQL). */
const UNUSED_DATABASE = /^\/?base\/(?:1|4)\/(?!PG_VERSION$)./;
const WAL_SEGMENT = /^\/?pg_wal\/([0-9A-F]{24})$/;

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function readText(tar: Uint8Array, start: number, { start: from, end: to }: typeof NAME): string {
  const text = new TextDecoder().decode(tar.subarray(start + from, start + to));
  return text.slice(0, text.includes('\0') ? text.indexOf('\0') : undefined).trim();
}

function listEntries(tar: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  for (let start = 0; start < tar.length && tar[start] !== 0; ) {
    const size = Number.parseInt(readText(tar, start, SIZE) || '0', 8);
    const end = start + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    entries.push({ name: readText(tar, start, NAME), start, end });
    start = end;
  }
  return entries;
}

/**
 * A dump of the embedded database (a tar) without unused parts: the databases it never connects to, and all log
 * segments except the one in which it continues.
 *
 * @param segment name of the segment that holds the last checkpoint
 */
export function trimDump(tar: Uint8Array, segment: string): Uint8Array {
  const kept = listEntries(tar).filter(({ name }) => {
    const [, log] = WAL_SEGMENT.exec(name) ?? [];
    return !UNUSED_DATABASE.test(name) && (log === undefined || log === segment);
  });
  const end = new Uint8Array(2 * BLOCK);
  return Buffer.concat([...kept.map((entry) => tar.subarray(entry.start, entry.end)), end]);
}
