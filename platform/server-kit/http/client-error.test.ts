import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await createServer({
    logLevel: 'silent',
    ratePerMinute: 1000,
    proxies: 0,
    security: { https: false, externalIssuerOrigin: null, externalApiOrigin: null, styleHashes: [] },
    api: { title: 'Prueba', version: '1.0.0', contexts: {} },
  });
  app.get('/aqui', () => ({ bien: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** All that comes back for bytes that are sent as they are. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('what is no request', () => {
  it('[AREA-15] an address with ten thousand values has a Spanish reason', async () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `entidad=${index}`).join('&');
    const answer = await fetch(`http://127.0.0.1:${port}/aqui?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      code: 'DIRECCION_DEMASIADO_LARGA',
      mensaje: expect.stringMatching(/demasiado larga/),
    });
  });

  it('bytes that are no HTTP have one too, and the connection closes', async () => {
    const answer = await send('ESTO NO ES\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('"code":"SOLICITUD_INVALIDA"');
  });

  it('the next caller is answered', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/aqui`)).json()).toEqual({ bien: true });
  });
});
