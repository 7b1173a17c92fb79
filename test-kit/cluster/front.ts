import Fastify, { type FastifyInstance } from 'fastify';
import type { RoundRobin } from './round-robin.ts';

/** An application without a route of its own: before anything of a request is read it is passed on. */
export function openFront(robin: RoundRobin): FastifyInstance {
  const asked = new WeakMap<object, string>();
  const app = Fastify({
    forceCloseConnections: true,
    rewriteUrl: (request) => {
      asked.set(request, request.url ?? '/');
      return '/';
    },
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.hijack();
    robin.forward(raw, reply.raw, asked.get(raw));
  });
  app.setNotFoundHandler(() => undefined);
  return app;
}
