import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const TEXT_EXTENSIONS = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest']);
/** Below this size the header about the compression is as large as the saved bytes. */
const SMALLEST_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  const [small, medium] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, medium);
}

/** Writes `.br` and `.gz` beside every text file of a built folder, so the server compresses nothing. Answers how many. */
export async function precompress(folder: string): Promise<number> {
  const files = listFiles(folder)
    .filter((file) => TEXT_EXTENSIONS.has(extname(file)) && !file.startsWith('.vite/'))
    .map((file) => join(folder, file))
    .filter((path) => readFileSync(path).length >= SMALLEST_BYTES);
  await Promise.all(files.map(compressFile));
  return files.length;
}
