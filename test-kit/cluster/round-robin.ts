import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Headers that belong to one connection and not to the message. */
const OF_A_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** Headers that only a proxy may set. A caller may set them only if a proxy before this one is trusted. */
const OF_A_PROXY = ['x-forwarded-host', 'x-forwarded-proto'];

export interface RoundRobin {
  /**
   * Gives a request to the next process; if it does not answer, the caller gets 502, and the request is not sent
   * again.
   */
  forward(incoming: IncomingMessage, outgoing: ServerResponse, path?: string): void;
  /** Answers of each process so far, in the order of the ports. */
  readonly answered: readonly number[];
}

/**
 * Shares requests out over processes of this machine, one after the other.
 *
 * @param believesCallers whether what a caller says of proxies before this one is passed on
 */
export function createRoundRobin(ports: readonly number[], believesCallers = false): RoundRobin {
  const answered = ports.map(() => 0);
  let turn = 0;
  return {
    answered,
    forward: (incoming, outgoing, path = incoming.url ?? '/') => {
      const place = turn % ports.length;
      turn += 1;
      const sent = request({
        host: '127.0.0.1',
        port: ports[place],
        method: incoming.method,
        path,
        headers: presentHeaders(incoming, believesCallers),
        setHost: false,
        agent: false,
      });
      sent.on('response', (answer) => {
        answered[place] = (answered[place] ?? 0) + 1;
        giveBack(answer, outgoing);
      });
      sent.on('error', () => {
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('A process did not answer.');
      });
      outgoing.on('close', () => sent.destroy());
      if (hasBody(incoming)) incoming.pipe(sent);
      else sent.end();
    },
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function presentHeaders(incoming: IncomingMessage, believesCallers: boolean) {
  const { headers, socket } = incoming;
  const named = String(headers.connection ?? '').split(',');
  const left = new Set([...OF_A_CONNECTION, ...named.map((name) => name.trim().toLowerCase())]);
  if (!believesCallers) for (const name of OF_A_PROXY) left.add(name);
  const kept = Object.entries(headers).filter(([name]) => !left.has(name));
  const before = believesCallers ? headers['x-forwarded-for'] : undefined;
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': [before, socket.remoteAddress].filter(Boolean).join(', '),
    ...(hasBody(incoming) || incoming.method === 'GET' || incoming.method === 'HEAD'
      ? {}
      : { 'content-length': '0' }),
    ...(headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
  };
}

function giveBack(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.statusCode = answer.statusCode ?? 502;
  outgoing.statusMessage = answer.statusMessage ?? '';
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    if (!OF_A_CONNECTION.includes(name))
      outgoing.setHeader(name, values.length > 1 ? values : (values[0] ?? ''));
  // A process that dies half way leaves half an answer, which must not pass for a whole one.
  answer.on('error', () => outgoing.destroy());
  answer.pipe(outgoing);
}
