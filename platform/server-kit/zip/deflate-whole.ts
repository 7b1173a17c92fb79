import { deflateRawSync } from 'node:zlib';

/** What zlib takes at least and at most: bytes it looks back (8 is no window of raw data), and its table of matches. */
const WINDOW_BITS = { least: 9, most: 15 } as const;
const MEMORY_LEVEL = { least: 1, most: 8 } as const;
/** What of its window zlib keeps free: the longest match, the shortest one and a byte. */
const LOOKAHEAD = 262;
const SMALLEST_CHUNK = 64;
/** A level of memory is a table of this many bits more than it. */
const TABLE_BITS = 6;

/**
 * Compresses some bytes in memory with buffers of their size. The usual compressor takes 256 kB and answers in pages
 * of 16 kB, and a small file keeps a whole page alive until the next garbage collection. With very many small files
 * the process would grow.
 */
export function deflateWhole(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, {
    chunkSize: Math.max(SMALLEST_CHUNK, bytes.length),
    windowBits: fit(bitsOf(bytes.length + LOOKAHEAD), WINDOW_BITS),
    memLevel: fit(bitsOf(bytes.length) - TABLE_BITS, MEMORY_LEVEL),
  });
}

function bitsOf(value: number): number {
  return Math.ceil(Math.log2(Math.max(1, value)));
}

function fit(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}
