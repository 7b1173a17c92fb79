import { connect } from 'node:net';
import type { Readable } from 'node:stream';

/** What an antivirus says of content. */
export type ScanVerdict = { readonly clean: true } | { readonly clean: false; readonly threat: string };

/** Looks for malicious content. */
export interface ContentScanner {
  /** @throws ScannerError when there is no verdict */
  scan(content: Readable): Promise<ScanVerdict>;
}

/** The antivirus could not say whether the content is clean: it must be treated as if it were not. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
}

export interface ClamdSettings {
  readonly host: string;
  readonly port: number;
  /** Time the daemon has to take the content and to answer. */
  readonly timeoutMs: number;
}

const CLEAN = 'stream: OK';
const FOUND = /^stream: (.{1,200}) FOUND$/;
/** A verdict is one short line; a server that writes more is not clamd. */
const LONGEST_ANSWER = 1000;

/** Length of a chunk as INSTREAM wants it: four bytes, the highest first. Zero ends the content. */
function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

async function* frame(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    yield lengthOf(chunk);
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** The antivirus daemon of ClamAV, asked by its INSTREAM command. */
export function createClamdScanner({ host, port, timeoutMs }: ClamdSettings): ContentScanner {
  return {
    scan: async (content) => {
      try {
        return readVerdict(await ask(host, port, content, timeoutMs));
      } catch (cause) {
        if (cause instanceof ScannerError) throw cause;
        throw new ScannerError('The antivirus could not be asked.', { cause });
      } finally {
        content.destroy();
      }
    },
  };
}

function ask(host: string, port: number, content: Readable, timeoutMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host, port });
  const limit = setTimeout(() => socket.destroy(new ScannerError('The antivirus took too long.')), timeoutMs);
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    answer += text;
    if (answer.length > LONGEST_ANSWER) socket.destroy(new ScannerError('The antivirus answered nonsense.'));
    else if (answer.includes('\0')) socket.end();
  });
  socket.on('error', reject);
  socket.on('close', () => {
    clearTimeout(limit);
    resolve(answer);
  });
  // The daemon may answer and close before it has everything: its answer decides, not the broken pipe.
  void send(socket, content).catch((error: unknown) =>
    socket.destroy(answer === '' ? (error as Error) : undefined),
  );
  return promise;
}

async function send(socket: ReturnType<typeof connect>, content: Readable): Promise<void> {
  for await (const part of frame(content)) {
    if (socket.destroyed || socket.writableEnded) return;
    if (!socket.write(part)) await drained(socket);
  }
}

/** Resolves when the socket takes more, or never will. */
function drained(socket: ReturnType<typeof connect>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.once('drain', resolve).once('close', () => resolve());
  return promise;
}

function readVerdict(answer: string): ScanVerdict {
  const line = answer.replace(/\0.*$/s, '').trim();
  if (line === CLEAN) return { clean: true };
  const threat = FOUND.exec(line)?.[1];
  if (threat !== undefined) return { clean: false, threat };
  throw new ScannerError(`The antivirus answered '${line.slice(0, 80)}'.`);
}
