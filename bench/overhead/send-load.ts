import { once } from 'node:events';
import { createConnection } from 'node:net';

/** A request that is sent again and again. */
export interface Load {
  readonly url: string;
  readonly body: string;
  readonly connections: number;
  readonly milliseconds: number;
}

const STATUS = 'HTTP/1.1 200 ';
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
const END_OF_HEAD = '\r\n\r\n';

/**
 * Written on sockets, without the client of Node: it would take as much of the machine as the servers it measures.
 *
 * @returns answers per second, each connection with one request at a time; throws at an answer other than 200
 */
export async function sendLoad({ url, body, connections, milliseconds }: Load): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const request = Buffer.from(`${head}${END_OF_HEAD}${body}`);
  const begun = performance.now();
  let answers = 0;

  async function keepSending(): Promise<void> {
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    let received = '';
    while (performance.now() - begun < milliseconds) {
      socket.write(request);
      do {
        const [chunk]: Buffer[] = await once(socket, 'data');
        received += chunk?.toString('latin1') ?? '';
      } while (received.length < lengthOf(received));
      if (!received.startsWith(STATUS)) throw new Error(`${url} answered ${received.slice(0, 500)}`);
      received = '';
      answers += 1;
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: connections }, keepSending));
  return answers / ((performance.now() - begun) / 1000);
}

/** Bytes of the whole answer that begins with these, as far as they tell. */
function lengthOf(received: string): number {
  const end = received.indexOf(END_OF_HEAD);
  if (end === -1) return Number.POSITIVE_INFINITY;
  return end + END_OF_HEAD.length + Number(LENGTH.exec(received)?.[1] ?? 0);
}
