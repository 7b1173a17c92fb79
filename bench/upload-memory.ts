// Memory a 50 MB upload adds to the process that takes it: `node bench/upload-memory.ts`. Fails from 80 MB on.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestSession, startTestApp } from '@marco/test-kit';

const MEGABYTE = 1_000_000;
const FILE_BYTES = 50 * MEGABYTE;
const LIMIT_BYTES = 80 * MEGABYTE;
const SAMPLE_MS = 20;

/** The caller runs in a program of its own, so that what it holds is not counted. */
const CALLER = `
  const [url, token, bytes] = process.argv.slice(1);
  const line = 'a'.repeat(65535) + '\\n';
  async function* body() {
    yield '--limite\\r\\nContent-Disposition: form-data; name="archivo"; filename="grande.txt"\\r\\n\\r\\n';
    for (let left = Number(bytes); left > 0; left -= line.length) yield line.slice(0, left);
    yield '\\r\\n--limite--\\r\\n';
  }
  const answer = await fetch(url, { method: 'POST', duplex: 'half', body: ReadableStream.from((async function* () {
    for await (const part of body()) yield new TextEncoder().encode(part);
  })()), headers: { authorization: 'Bearer ' + token, 'content-type': 'multipart/form-data; boundary=limite' } });
  if (answer.status !== 200) { console.error(answer.status, await answer.text()); process.exit(1); }
`;

const run = promisify(execFile);
const directory = await mkdtemp(join(tmpdir(), 'bench-carga-'));
const test = await startTestApp({ environment: { PORT: '0' }, listen: true, filesDirectory: directory });
const token = await openTestSession(test.database.kysely, '1000000001');
const url = `${test.app.listeningOrigin}/api/uploadFileOpt?carpeta=mesas`;
const upload = (bytes: number) =>
  run(process.execPath, ['--input-type=module', '-e', CALLER, '--', url, token, String(bytes)]);

// Code that is loaded and compiled once is not a cost of an upload.
await upload(MEGABYTE);
globalThis.gc?.();
const before = process.memoryUsage().rss;
let peak = before;
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, SAMPLE_MS);
await upload(FILE_BYTES);
clearInterval(sampler);
await test.close();
await rm(directory, { recursive: true });

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
console.log(
  `50 MB upload: ${megabytes(before)} before, ${megabytes(peak)} at most, ${megabytes(peak - before)} added`,
);
if (peak - before >= LIMIT_BYTES) process.exitCode = 1;
