import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { createServer, registerNotFoundProblem } from '@marco/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIMIT_MS = 200;

type App = Awaited<ReturnType<typeof createServer>>;

let app: App;
let patient: App;
beforeAll(async () => {
  [app, patient] = await Promise.all([open({ arrivalLimitMs: LIMIT_MS }), open()]);
});
afterAll(() => Promise.all([app.close(), patient.close()]));

async function open(limits: { readonly arrivalLimitMs?: number } = {}): Promise<App> {
  const opened = await createServer({
    logLevel: 'silent',
    ratePerMinute: 1000,
    proxies: 0,
    ...limits,
    security: { https: false, externalIssuerOrigin: null, externalApiOrigin: null, styleHashes: [] },
    api: { title: 'Prueba', version: '1', contexts: {} },
  });
  opened.post('/eco', async ({ body }) => body);
  opened.post('/cerrado', { onRequest: async (_request, reply) => reply.code(401).send() }, async () => null);
  registerNotFoundProblem(opened);
  await opened.listen({ port: 0, host: '127.0.0.1' });
  return opened;
}

/**
 * The status of the answer to a body of so many bytes, which is sent to its end; it throws when that breaks.
 *
 * @param connection what the caller does with its connection after the answer
 */
async function sendWhole(
  bytes: number,
  connection: 'keep-alive' | 'close',
  path = '/eco',
): Promise<number | undefined> {
  const { port } = patient.server.address() as { port: number };
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes), connection };
  const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false });
  const closed = new Promise((resolve) => sent.once('close', resolve));
  sent.end(Buffer.alloc(bytes, ' '));
  const [[answer]] = (await Promise.all([once(sent, 'response'), once(sent, 'finish')])) as [
    [IncomingMessage],
    unknown,
  ];
  answer.resume();
  if (connection === 'close') await closed;
  else answer.socket.destroy();
  return answer.statusCode;
}

/** Sends a body that never ends, a byte from time to time, and reads until the server closes the connection. */
async function sendEndless(path: string): Promise<string> {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(' '), LIMIT_MS / 10);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  return answer;
}

describe('a body that is refused before it has arrived', () => {
  it.each(['keep-alive', 'close'] as const)(
    'is told so to whoever is still sending it, whose connection does not break: %s',
    async (connection) => {
      const sizes = [2_000_000, 10_000_000, 30_000_000];
      const statuses = await Promise.all(sizes.map((bytes) => sendWhole(bytes, connection)));
      expect(statuses).toEqual(sizes.map(() => 413));
    },
  );

  it.each(['keep-alive', 'close'] as const)(
    'nor where another reason comes first: %s',
    async (connection) => {
      expect(await sendWhole(10_000_000, connection, '/cerrado')).toBe(401);
    },
  );
});

describe('a body that never ends', () => {
  it('is answered 408 with its reason, and its connection is closed', async () => {
    const answer = await sendEndless('/eco');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('CUERPO_INCOMPLETO');
  });

  it('holds no connection either where nobody reads it', async () => {
    expect(await sendEndless('/nada')).toMatch(/^HTTP\/1\.1 40[48] /);
  });

  it('takes nothing from one that ends in time', async () => {
    const answer = await app.inject({ method: 'POST', url: '/eco', payload: { a: 1 } });
    expect(answer.json()).toEqual({ a: 1 });
  });
});
