import type { FastifyLoggerOptions } from 'fastify';

/** Headers that carry a credential or a person's name never reach a log. */
const REDACTED = [
  ...['authorization', 'cookie', 'nombreusuario', 'recaptcha-token', 'user'].map(
    (name) => `req.headers["${name}"]`,
  ),
  // PostgreSQL repeats the values of a refused row.
  'err.detail',
];

/** Structured logs: correlation id, method, path without its query, status and duration. */
export function logOptions(level: string, destination?: NodeJS.WritableStream) {
  return {
    level,
    redact: { paths: REDACTED, censor: '[oculto]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    ...(destination ? { stream: destination } : {}),
  } satisfies FastifyLoggerOptions & Record<string, unknown>;
}
