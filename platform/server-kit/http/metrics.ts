import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { hashToken } from '../session/opaque-token.ts';
import { refuseCommon } from './app-error.ts';

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Prometheus metrics at `/metricas`: the process and the duration of requests by route and status. They tell an
 * attacker how busy the process is: with a token they answer to its Bearer only; without
 * one to this machine only, and in production, where a proxy of this machine may show them to the world, to nobody.
 */
export function registerMetrics(
  app: FastifyInstance,
  { token, production }: { readonly token: string | undefined; readonly production: boolean },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metricas', { schema: { hide: true } }, async (request, reply) => {
    const mayRead = token
      ? hashToken(request.headers.authorization ?? '') === hashToken(`Bearer ${token}`)
      : !production && LOOPBACK.test(request.ip);
    if (!mayRead) throw refuseCommon('NO_ENCONTRADO');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
