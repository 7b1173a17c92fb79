import type { FastifyInstance } from 'fastify';

/** Bytes that leave show that somebody reads; a slow line takes some even of a file. */
const UNREAD_MS = 60_000;

/**
 * Ends an answer that is sent while it is made and that nobody reads: what makes it would wait for its reader for ever, and
 * hold its place, its memory and its file meanwhile.
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
