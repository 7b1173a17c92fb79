import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../options.ts';
import type { Runtime } from '../runtime.ts';
import type { ProviderHolder } from './provider-holder.ts';
import { ROUTES } from './routes.ts';

/** Every authorization request leaves records behind, also those nobody goes on with. */
const AUTHORIZATIONS_PER_MINUTE = 120;

/** Hands every address that is not one of our own pages to the provider, which reads and answers by itself. */
export async function registerBridge(
  app: FastifyInstance,
  runtime: Runtime,
  holder: ProviderHolder,
): Promise<void> {
  const plugin: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      prepareRequest(request, runtime);
      forwardHeaders(reply);
      reply.hijack();
      await holder.current.callback()(request.raw, reply.raw);
      return reply;
    };
    scope.route({ method: ['GET', 'POST', 'OPTIONS'], url: '/*', schema: { hide: true }, handler });
    scope.route({
      method: ['GET', 'POST'],
      url: ROUTES.authorization,
      schema: { hide: true },
      config: { rateLimit: { max: AUTHORIZATIONS_PER_MINUTE, timeWindow: '1 minute' } },
      handler,
    });
  };
  await app.register(plugin);
}

/**
 * The provider derives its addresses and the safety of its cookies from these headers: they say the public
 * address, whatever a proxy or a stranger wrote.
 */
function prepareRequest({ raw, id, ip }: FastifyRequest, { publicUrl }: Runtime): void {
  const { protocol, host } = new URL(publicUrl);
  raw.headers['x-forwarded-proto'] = protocol.replace(':', '');
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-for'] = ip;
  raw.headers['x-correlation-id'] = id;
  const url = raw.url ?? '/';
  Object.assign(raw, { originalUrl: url });
  raw.url = url.slice(BASE_PATH.length);
}

/** What the host already decided to send, such as its security headers. */
function forwardHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}
