import type { FastifyInstance } from 'fastify';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends a visit by another name of this machine (`127.0.0.1` for `localhost`) to the public
 * address: sign-in only works under the one address the authenticator knows.
 */
export function redirectToPublicHost(app: FastifyInstance, publicUrl: string): void {
  const expected = new URL(publicUrl);
  if (!LOOPBACK_NAMES.has(expected.hostname)) return;
  app.addHook('onRequest', async (request, reply) => {
    const { hostname } = request;
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && hostname !== expected.hostname && LOOPBACK_NAMES.has(hostname)) {
      return reply.redirect(`${expected.origin}${request.url}`, 307);
    }
  });
}
