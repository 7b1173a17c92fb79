import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamdScanner, ScannerError } from './clamd-scanner.ts';

let server: Server | undefined;
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

/** A daemon that reads a whole INSTREAM command and then does what the test says. */
async function startDaemon(reply: (socket: Socket, content: Buffer) => void): Promise<number> {
  server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = readContent(received);
      if (content) reply(socket, content);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

/** The content once its end has arrived. */
function readContent(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const scan = (port: number, content: Buffer, timeoutMs = 5000) =>
  createClamdScanner({ host: '127.0.0.1', port, timeoutMs }).scan(Readable.from([content]));

describe('antivirus', () => {
  it('sends the whole content in chunks and takes a clean verdict', async () => {
    const content = Buffer.alloc(300_000, 'a');
    let seen = 0;
    const port = await startDaemon((socket, received) => {
      seen = received.length;
      socket.end('stream: OK\0');
    });
    expect(await scan(port, content)).toEqual({ clean: true });
    expect(seen).toBe(content.length);
  });

  it('tells the threat it found', async () => {
    const port = await startDaemon((socket) => socket.end('stream: Eicar-Signature FOUND\0'));
    expect(await scan(port, Buffer.from('x'))).toEqual({ clean: false, threat: 'Eicar-Signature' });
  });

  it.each([
    ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
    ['nothing', ''],
    ['another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['more than a verdict', 'a'.repeat(5000)],
  ])('%s is no verdict', async (_what, answer) => {
    const port = await startDaemon((socket) => socket.end(answer));
    await expect(scan(port, Buffer.from('x'))).rejects.toBeInstanceOf(ScannerError);
  });

  it('a daemon that never answers is given up after its time', async () => {
    const port = await startDaemon(() => undefined);
    await expect(scan(port, Buffer.from('x'), 50)).rejects.toThrow('too long');
  });

  it('a daemon that is not there is no verdict', async () => {
    const port = await startDaemon(() => undefined);
    await new Promise<void>((resolve) => server?.close(() => resolve()));
    server = undefined;
    await expect(scan(port, Buffer.from('x'))).rejects.toBeInstanceOf(ScannerError);
  });
});
