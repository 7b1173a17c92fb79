import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerUnreadLimit } from './end-unread.ts';

async function startServer(limitMs: number) {
  const app = Fastify({ forceCloseConnections: true });
  registerUnreadLimit(app, limitMs);
  const chunk = 'x'.repeat(1_000_000);
  const endless = new Readable({
    read() {
      this.push(chunk);
    },
  });
  app.get('/endless', (_request, reply) => reply.send(endless));
  app.get('/short', (_request, reply) => reply.send(Readable.from(['one', 'two'])));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, endless, port };
}

describe('an answer that is sent while it is made', () => {
  it('F7: is ended when nobody reads it', async () => {
    const { app, endless, port } = await startServer(100);
    const caller = connect(port, '127.0.0.1');
    caller.pause();
    caller.write('GET /endless HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(endless, 'close');
    expect(endless.destroyed).toBe(true);
    caller.destroy();
    await app.close();
  });

  it('arrives whole where somebody reads it', async () => {
    const { app, port } = await startServer(60_000);
    const answer = await fetch(`http://127.0.0.1:${port}/short`);
    expect(await answer.text()).toBe('onetwo');
    await app.close();
  });
});
