import { Readable } from 'node:stream';
import { type StubScanner, startStubScanner } from '@marco/test-kit/stub-scanner';
import { afterEach, describe, expect, it } from 'vitest';
import { createClamdScanner, ScannerError } from './clamd-scanner.ts';

let daemon: StubScanner | undefined;
afterEach(() => daemon?.stop());

async function startDaemon(...reply: Parameters<typeof startStubScanner>): Promise<number> {
  daemon = await startStubScanner(...reply);
  return daemon.port;
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
    await daemon?.stop();
    await expect(scan(port, Buffer.from('x'))).rejects.toBeInstanceOf(ScannerError);
  });
});
