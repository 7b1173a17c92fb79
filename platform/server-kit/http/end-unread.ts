import type { FastifyInstance } from 'fastify';

/** Bytes that leave the socket show that somebody reads; even a slow connection takes some. */
const UNREAD_MS = 60_000;

/**
 * Ends a streamed answer that nobody reads. Its producer would otherwise wait for ever, and keep its place, its
 * memory and its file.
 */
export function registerUnreadLimit(app: FastifyInstance, limitMs: number = UNREAD_MS): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The socket counts what its reader takes, not what was written for it.
    if (isStream(payload)) reply.raw.setTimeout(limitMs, () => reply.raw.destroy());
    done();
  });
}

function isStream(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}
