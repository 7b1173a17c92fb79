import type { FastifyInstance } from 'fastify';

/** `/salud/vivo`: the process answers. `/salud/listo`: it can also reach what it needs. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/salud/vivo', { schema: { hide: true } }, async () => ({ estado: 'vivo' }));
  app.get('/salud/listo', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.status(ready ? 200 : 503).send({ estado: ready ? 'listo' : 'no disponible' });
  });
}
