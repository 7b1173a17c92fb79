import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import { toRefusal } from './problem.ts';

/** A call at an address of an area, as it came. */
export interface AreaCall {
  readonly method: string;
  /** What follows the prefix of the area, not decoded: `/17/1.0/consultar`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Headers by their names in lower case; of a repeated one all values, with a comma between them. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Names and values of the headers as they were sent, in their order. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
  /** Network address of the caller. */
  readonly address: string;
  readonly correlationId: string;
  /** Aborted when the caller is gone or has the answer. */
  readonly gone: AbortSignal;
}

export interface AreaAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Closes the connection instead: without any answer, or in the middle of it. */
  readonly cut?: 'before' | 'halfway';
}

/**
 * Addresses whose messages other specifications shape: any method, any media type, any answer. Nobody needs a session
 * there, programs of other sites may call them, and no search engine follows them.
 */
export interface OpenArea {
  readonly prefix: `/${string}`;
  /** Most bytes of a body. */
  readonly bodyLimit: number;
  /** Calls of one address in a minute, of the whole area. */
  readonly ratePerMinute: number;
  readonly answer: (call: AreaCall) => Promise<AreaAnswer>;
  /** How the area tells what the server refuses before it asks, and what fails. */
  readonly refuse: (refusal: AppError, call: AreaCall) => AreaAnswer;
}

const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const;

/** Any program may call, and read every header; nothing of a session travels with such a call. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': METHODS.join(', '),
  'access-control-allow-headers': '*',
  'access-control-expose-headers': '*',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
};

/** Answers every call below the prefix of each area. */
export function registerOpenAreas(app: FastifyInstance, areas: readonly OpenArea[]): void {
  for (const area of areas)
    app.register((scope, _options, done) => {
      // Bodies are read by the area: no parser of this server understands them all.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
      scope.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
        const refusal = toRefusal(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        const answer = area.refuse(refusal, readCall(area, request, reply));
        const { retryAfterSeconds } = refusal;
        if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
        return sendAnswer(reply, answer);
      });
      scope.route({
        method: [...METHODS],
        url: `${area.prefix}/*`,
        schema: { hide: true },
        bodyLimit: area.bodyLimit,
        config: { rateLimit: { max: area.ratePerMinute, timeWindow: '1 minute' } },
        handler: async (request, reply) => {
          if (request.method === 'OPTIONS') return sendAnswer(reply, { status: 204, headers: {}, body: '' });
          return sendAnswer(reply, await area.answer(readCall(area, request, reply)));
        },
      });
      done();
    });
}

function readCall({ prefix }: OpenArea, request: FastifyRequest, reply: FastifyReply): AreaCall {
  const { pathname, search } = new URL(request.url, 'http://area');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return {
    method: request.method,
    path: pathname.slice(prefix.length),
    query: new URLSearchParams(search),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
    rawHeaders: request.raw.rawHeaders,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    address: request.ip,
    correlationId: request.id,
    gone: gone.signal,
  };
}

function sendAnswer(reply: FastifyReply, { status, headers, body, cut }: AreaAnswer): FastifyReply {
  reply.headers({ ...OPEN_TO_ALL, ...headers }).status(status);
  if (cut === undefined) return reply.send(body);
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  reply.hijack();
  if (cut === 'before') {
    raw.socket?.destroy();
    return reply;
  }
  const whole = Buffer.from(body);
  raw.writeHead(status, { 'content-length': whole.length });
  raw.write(whole.subarray(0, Math.floor(whole.length / 2)), () => raw.socket?.destroy());
  return reply;
}
