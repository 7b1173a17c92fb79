import type { FastifyInstance } from 'fastify';

import { LOOPBACK_HOSTS } from './loopback-hosts.ts';

/**
 * Sends a visit by another name of this machine (`127.0.0.1` for `localhost`) to the public
 * address: sign-in only works under the one address the authenticator knows.
 */
export function redirectToPublicHost(app: FastifyInstance, publicUrl: string): void {
  const expected = new URL(publicUrl);
  if (!LOOPBACK_HOSTS.has(expected.hostname)) return;
  app.addHook('onRequest', async (request, reply) => {
    const { hostname } = request;
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (isPage && hostname !== expected.hostname && LOOPBACK_HOSTS.has(hostname)) {
      return reply.redirect(`${expected.origin}${request.url}`, 307);
    }
  });
}
