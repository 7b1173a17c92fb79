import type { Readable } from 'node:stream';
import type { AnyEndpoint, RequestOutput, ResponseInput } from '@marco/contract-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from './actor.ts';
import type { DocumentAnswer } from './document-answer.ts';
import type { FileAnswer } from './file-answer.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { OpenArea } from './open-area.ts';
import type { HeadedPages } from './page-head.ts';
import type { ArrivingFile } from './receive-file.ts';
import type { ReceivedFile, ReceivingLimits } from './receive-files.ts';
import type { RootDocument } from './root-documents.ts';

/** A cookie an endpoint sets; see `cookies.ts` for its name and attributes. */
export interface CookieSetting {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** What a handler knows beside the validated request. */
export interface CallContext {
  /** The live session behind the call; null on public addresses and without a valid session. */
  readonly actor: Actor | null;
  /** The raw Bearer, for the few endpoints whose Bearer is not a session of ours. */
  readonly bearerToken: string | null;
  /** Version of the record the caller looked at, from `If-Match`; null when the call does not say one. */
  readonly ifMatch: number | null;
  /** Names a repeatable creation; null when the endpoint or the call has no key. */
  readonly idempotency: IdempotencyKey | null;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Network address of the caller. */
  readonly address: string;
  /** What the caller's program says it is, shortened; null when it says nothing. */
  readonly userAgent: string | null;
  readonly correlationId: string;
  readonly log: FastifyBaseLogger;
  /** The offered media type the caller likes best, and tells caches that the answer depends on it; see `chooseMediaType`. */
  negotiate<Type extends string>(offers: readonly Type[]): Type | undefined;
  /** Takes the file of an endpoint with `upload`; see `receiveFile`. */
  receiveFile<Answer>(
    take: (file: ArrivingFile) => Promise<Answer>,
    undo: (answer: Answer) => Promise<void>,
  ): Promise<Answer>;
  /** Reads the small files of an endpoint with `upload` into memory; see `receiveFiles`. */
  receiveFiles(limits: ReceivingLimits): Promise<ReceivedFile[]>;
  setCookie(cookie: CookieSetting): void;
}

/**
 * Answers the response of the contract, a stream of its JSON text when it is too large to hold in memory, the content
 * of a file, or a document in another form.
 */
export type EndpointHandler<E extends AnyEndpoint> = (
  request: RequestOutput<E>,
  context: CallContext,
) => Promise<HandlerAnswer<E>> | HandlerAnswer<E>;

type HandlerAnswer<E extends AnyEndpoint> = ResponseInput<E> | Readable | FileAnswer | DocumentAnswer;

/** An endpoint together with what answers it. */
export interface BoundEndpoint {
  readonly endpoint: AnyEndpoint;
  readonly handler: EndpointHandler<AnyEndpoint>;
}

/** All endpoints of one context. */
export interface ServerModule {
  readonly context: string;
  readonly endpoints: readonly BoundEndpoint[];
  /** What it answers at addresses that other specifications fix. */
  readonly documents?: readonly RootDocument[];
  /** Addresses whose messages other specifications shape. */
  readonly areas?: readonly OpenArea[];
  /** What its pages say of themselves to search engines. */
  readonly pages?: readonly HeadedPages[];
}

/** Joins a contract and its handler; the types of both must agree. */
export function bindEndpoint<E extends AnyEndpoint>(endpoint: E, handler: EndpointHandler<E>): BoundEndpoint {
  return { endpoint, handler: handler as EndpointHandler<AnyEndpoint> };
}

/** The actor of a private endpoint, where the server has already refused calls without one. */
export function requireActor(context: Pick<CallContext, 'actor'>): Actor {
  if (!context.actor) throw new Error('A private endpoint ran without an actor.');
  return context.actor;
}
