import { Readable } from 'node:stream';
import { type AnyEndpoint, type ExposedAddress, listAddresses } from '@marco/contract-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Recaptcha } from '../recaptcha/recaptcha.ts';
import { type Actor, type ActorFinder, findAccessRefusal } from './actor.ts';
import { answerOnce, type EarlierAnswerFinder } from './answer-once.ts';
import { AppError, refuse, refuseCommon } from './app-error.ts';
import type { BoundEndpoint, CallContext, ServerModule } from './bound-endpoint.ts';
import { readCookies, setCookie } from './cookies.ts';
import { DocumentAnswer, sendDocument } from './document-answer.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { chooseMediaType } from './media-types.ts';
import { registerOpenAreas } from './open-area.ts';
import { describeRoute } from './openapi.ts';
import { receiveFile } from './receive-file.ts';
import { receiveFiles } from './receive-files.ts';
import { refuseAccess } from './refuse-access.ts';
import { requirePerson } from './require-person.ts';
import { readIfMatch } from './require-version.ts';
import { registerRootDocuments } from './root-documents.ts';

export interface ModuleOptions {
  readonly findActor: ActorFinder;
  /** The answer an earlier call with the same idempotency key got. */
  readonly findEarlierAnswer: EarlierAnswerFinder;
  /** Tells people from programs where an endpoint asks for it; null while it is off. */
  readonly recaptcha: Recaptcha | null;
  /** Whether cookies travel only over https. */
  readonly secureCookies: boolean;
  /** Called for every call refused because of a missing permission, before it is answered. */
  readonly onForbidden: (
    refusal: AppError,
    operation: string,
    call: Pick<CallContext, 'actor' | 'address' | 'correlationId' | 'log'>,
  ) => Promise<void>;
}

const FORBIDDEN = 403;

declare module 'fastify' {
  interface FastifyRequest {
    /** The live session behind the call, established before the body is read. */
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** What a body over the route's own limit is answered. */
    tooLarge?: AppError;
  }
}

/** Binds every endpoint of every module at each of its addresses. */
export function registerModules(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  options: ModuleOptions,
): void {
  app.decorateRequest('actor', null);
  for (const module of modules) {
    registerRootDocuments(app, module.documents ?? []);
    registerOpenAreas(app, module.areas ?? []);
    for (const bound of module.endpoints) {
      for (const address of listAddresses(bound.endpoint)) {
        if (bound.endpoint.upload) registerUpload(app, bound, address, options);
        else registerAddress(app, bound, address, options);
      }
    }
  }
}

/** A form is read by its handler, while it arrives: no parser of this server holds it. */
function registerUpload(
  app: FastifyInstance,
  bound: BoundEndpoint,
  address: ExposedAddress,
  options: ModuleOptions,
): void {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    registerAddress(scope, bound, address, options);
    done();
  });
}

function registerAddress(
  app: FastifyInstance,
  { endpoint, handler }: BoundEndpoint,
  address: ExposedAddress,
  options: ModuleOptions,
): void {
  app.route({
    method: endpoint.method,
    url: address.url.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: describeRoute(endpoint, address),
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit.bytes } : {}),
    config: {
      upload: endpoint.upload === true,
      needsSession: address.access.kind !== 'public' && address.access.kind !== 'external-identity',
      ...(endpoint.bodyLimit ? { tooLarge: refuse(endpoint.errors ?? {}, endpoint.bodyLimit.code) } : {}),
      ...(endpoint.ratePerMinute
        ? { rateLimit: { max: endpoint.ratePerMinute, timeWindow: '1 minute' } }
        : {}),
    },
    // After the rate limit, which counts refused calls too, and before anything of the body is looked at: a stranger
    // learns nothing from validation.
    preParsing: async (request) => {
      request.actor = await findCallingActor(request, address, options.findActor);
      await app.limitCaller(request);
      const refusal =
        findStrangerRefusal(address, request) ?? findAccessRefusal(address.access, request.actor);
      if (refusal)
        throw await tellForbidden(
          refuseAccess(refusal, address.access, request.actor),
          endpoint,
          listCaller(request),
          options,
        );
    },
    handler: async (request, reply) => {
      markCaching(address, endpoint, reply);
      const context = callContext(endpoint, request, reply, options);
      const answer = await answerOnce(context, options.findEarlierAnswer, async () => {
        await requirePerson(endpoint, request, options.recaptcha);
        return handler(readRequest(endpoint, request), context);
      }).catch(async (error: unknown) => {
        throw await tellForbidden(error, endpoint, context, options);
      });
      if (answer instanceof FileAnswer) return sendFile(reply, answer);
      if (answer instanceof DocumentAnswer) return sendDocument(reply, answer);
      return answer instanceof Readable ? reply.type('application/json; charset=utf-8').send(answer) : answer;
    },
  });
}

type Caller = Parameters<ModuleOptions['onForbidden']>[2];

function listCaller({ actor, ip, id, log }: FastifyRequest): Caller {
  return { actor, address: ip, correlationId: id, log };
}

/** Returns the error unchanged, after reporting a refusal because of a missing permission. */
async function tellForbidden(
  error: unknown,
  { operation }: AnyEndpoint,
  caller: Caller,
  { onForbidden }: ModuleOptions,
): Promise<unknown> {
  if (error instanceof AppError && error.status === FORBIDDEN) await onForbidden(error, operation, caller);
  return error;
}

/**
 * A call that needs the token of the authenticator and has none is treated as a call of a stranger, whatever its body
 * says.
 */
function findStrangerRefusal({ access }: ExposedAddress, request: FastifyRequest) {
  return access.kind === 'external-identity' && readBearer(request) === null ? 'SESION_REQUERIDA' : undefined;
}

async function findCallingActor(
  request: FastifyRequest,
  address: ExposedAddress,
  findActor: ActorFinder,
): Promise<Actor | null> {
  const { kind } = address.access;
  if (kind === 'public' || kind === 'external-identity') return null;
  const token = readBearer(request);
  return token ? ((await findActor(token)) ?? null) : null;
}

function readBearer(request: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{16,8192})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

function readRequest(endpoint: AnyEndpoint, request: FastifyRequest): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  if (endpoint.request.params) parts['params'] = request.params;
  if (endpoint.request.query) parts['query'] = request.query;
  if (endpoint.request.body) parts['body'] = request.body;
  return parts;
}

/** Public reads may be kept and revalidated by ETag; whatever belongs to a session is never kept. */
function markCaching(address: ExposedAddress, endpoint: AnyEndpoint, reply: FastifyReply): void {
  const cacheable = address.access.kind === 'public' && endpoint.method === 'GET';
  reply.header('cache-control', cacheable ? 'public, max-age=0, must-revalidate' : 'no-store');
}

/** @throws VERSION_REQUERIDA if the operation cannot be undone and the call names no version */
function readVersion({ versioned, irreversible }: AnyEndpoint, request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (irreversible && header === undefined) throw refuseCommon('VERSION_REQUERIDA');
  return versioned ? readIfMatch(header) : null;
}

/** Browsers write up to about 200 characters. */
const LONGEST_USER_AGENT = 300;

function callContext(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ModuleOptions,
): CallContext {
  const bearerToken = readBearer(request);
  return {
    actor: request.actor,
    bearerToken,
    ifMatch: readVersion(endpoint, request),
    idempotency: endpoint.idempotent
      ? readIdempotencyKey(
          request.headers['idempotency-key'],
          endpoint.operation,
          request.actor ? `usuario ${request.actor.userId}` : `token ${bearerToken ?? ''}`,
          readRequest(endpoint, request),
        )
      : null,
    cookies: readCookies(request.cookies, options.secureCookies),
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null,
    correlationId: request.id,
    log: request.log,
    negotiate: (offers) => {
      reply.header('vary', 'accept');
      return chooseMediaType(request.headers.accept, offers);
    },
    receiveFile: (take, undo) => receiveFile(request.raw, take, undo),
    receiveFiles: (limits) => receiveFiles(request.raw, limits),
    setCookie: (cookie) => void setCookie(reply, cookie, options.secureCookies),
  };
}
