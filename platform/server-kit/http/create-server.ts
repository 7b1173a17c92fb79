import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import { BODY_LIMIT_BYTES } from '@marco/contract-kit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { SharedCounts } from '../limits/shared-counts.ts';
import { refuseCommon } from './app-error.ts';
import { answerClientError } from './client-error.ts';
import { registerUnreadLimit } from './end-unread.ts';
import { registerJsonReader } from './json-reader.ts';
import { type ApiDescription, registerOpenapi } from './openapi.ts';
import { answerFrameworkError, registerProblems, sendProblem } from './problem.ts';
import { registerRateLimit } from './rate-limit.ts';
import { readOn } from './read-on.ts';
import { logOptions } from './request-log.ts';
import { registerSecurityHeaders, type SecuritySettings } from './security-headers.ts';
import { tellIssuesInSpanish } from './spanish-issues.ts';

export interface ServerSettings {
  readonly logLevel: string;
  readonly logDestination?: NodeJS.WritableStream;
  readonly security: SecuritySettings;
  /** Requests one caller may make per minute where an endpoint does not say otherwise. */
  readonly ratePerMinute: number;
  /** Where those are counted; without it in this process alone. */
  readonly counts?: SharedCounts;
  readonly api: ApiDescription;
  /**
   * Milliseconds a caller has to send a request that is no file, for each megabyte it may have; 30 seconds by
   * default.
   */
  readonly arrivalLimitMs?: number;
  /** How many proxies in front tell the caller's address; 0 believes none. */
  readonly proxies: number;
}

/** Time a caller has to send a whole request: a trickle of bytes must not hold a connection for ever. */
const REQUEST_LIMIT_MS = 30_000;
/** Time for a file: 51 MB over a line of half a megabit per second. */
const UPLOAD_LIMIT_MS = 900_000;
const CORRELATION_ID = /^[\w-]{8,64}$/;

/** A server with everything technical in place and no route of the product yet. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  tellIssuesInSpanish();
  const app = Fastify({
    logger: logOptions(settings.logLevel, settings.logDestination),
    genReqId: (request) => readCorrelationId(request.headers['x-correlation-id']) ?? randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: UPLOAD_LIMIT_MS,
    // Counted from this server: what a caller writes before the last proxy is not believed.
    trustProxy: settings.proxies > 0 && ((_address: string, hop: number) => hop < settings.proxies),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // A path and the same path with a slash at its end are one address (specification §7: trailing slashes as given).
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { arrivalLimitMs = REQUEST_LIMIT_MS } = settings;
  // Hooks of every request call `done` instead of being asynchronous: each promise would cost a turn of the loop.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-correlation-id', request.id);
    const { config, bodyLimit } = request.routeOptions;
    const longer = Math.max(1, bodyLimit / BODY_LIMIT_BYTES);
    if (!config.upload) limitArrival(request, reply, longer * arrivalLimitMs);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    readOn(request, reply);
    done();
  });
  registerJsonReader(app);
  registerProblems(app);
  registerUnreadLimit(app);
  await registerSecurityHeaders(app, settings.security);
  await app.register(cookie);
  await app.register(etag);
  await registerRateLimit(app, settings.ratePerMinute, settings.counts ?? new SharedCounts());
  await registerOpenapi(app, settings.api);
  return app;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it may take longer to arrive. */
    upload?: boolean;
  }
}

/** If a caller still sends when the time is over, the server answers so and closes the connection. */
function limitArrival(request: FastifyRequest, reply: FastifyReply, limitMs: number): void {
  const { raw } = request;
  const limit = setTimeout(() => {
    if (raw.complete) return;
    reply.raw.once('finish', () => raw.destroy());
    reply.header('connection', 'close');
    if (!reply.sent) sendProblem(request, reply, refuseCommon('CUERPO_INCOMPLETO'));
    else raw.destroy();
  }, limitMs);
  limit.unref();
  raw.once('close', () => clearTimeout(limit));
}

function readCorrelationId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && CORRELATION_ID.test(header) ? header : undefined;
}
