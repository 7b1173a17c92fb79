import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createRoundRobin } from './round-robin.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A process that tells which one it is and what it was sent. */
const openProcess = (name: string) =>
  listen(async (incoming, outgoing) => {
    const body = await text(incoming);
    outgoing.setHeader('keep-alive', 'timeout=99').setHeader('set-cookie', ['a=1', 'b=2']);
    outgoing.end(JSON.stringify({ name, body, headers: incoming.headers }));
  });

const openFront = (ports: readonly number[]) => {
  const robin = createRoundRobin(ports);
  return listen((incoming, outgoing) => robin.forward(incoming, outgoing));
};

async function send(port: number, headers: Record<string, string> = {}, body = '') {
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('a proxy that shares requests out', () => {
  it('gives each to the next process, whole, and its answer back', async () => {
    const front = await openFront([await openProcess('one'), await openProcess('other')]);
    const answers = [
      await send(front, {}, 'hola'),
      await send(front, {}, 'hola'),
      await send(front, {}, 'hola'),
    ];
    expect(answers.map(({ body }) => JSON.parse(body))).toMatchObject(
      ['one', 'other', 'one'].map((name) => ({ name, body: 'hola' })),
    );
    expect(answers[0]?.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('keeps to itself what belongs to a connection, and believes no caller about addresses', async () => {
    const front = await openFront([await openProcess('one')]);
    const { headers, body } = await send(front, {
      connection: 'close, x-own',
      'x-own': 'of this connection',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'evil.example',
      'x-kept': 'yes',
    });
    const seen = JSON.parse(body).headers;
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-kept': 'yes', 'content-length': '0' });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['x-own']));
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['x-forwarded-host']));
    expect(headers['keep-alive']).not.toBe('timeout=99');
  });

  it('tells of a process that is gone, and asks no other one', async () => {
    const gone = await openProcess('gone');
    const asked: string[] = [];
    const alive = await listen((incoming, outgoing) => {
      asked.push(incoming.url ?? '');
      outgoing.end('here');
    });
    servers[0]?.close();
    const front = await openFront([gone, alive]);
    expect([(await send(front)).status, asked.length]).toEqual([502, 0]);
    expect([(await send(front)).status, asked.length]).toEqual([200, 1]);
  });

  it('breaks off an answer whose process dies half way', async () => {
    const dying = await listen((_incoming, outgoing) => {
      outgoing.setHeader('content-length', '100');
      outgoing.write('half', () => outgoing.destroy());
    });
    await expect(send(await openFront([dying]))).rejects.toThrow('aborted');
  });
});
