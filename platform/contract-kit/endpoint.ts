import type { z } from 'zod';
import type { Access } from './access.ts';
import { closeBody } from './closed-body.ts';
import type { ErrorCatalogue } from './errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Base of private calls and base of their public equivalents (specification §7). */
export const PRIVATE_BASE = '/api';
export const PUBLIC_BASE = '/api-public';
/** Base of what people and programs open at a short address of the site: a catalogue, a feed, a map of the pages. */
export const SITE_BASE = '';

/** What a request may carry. Absent parts are not accepted and not read. */
export interface RequestShape {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/** Where an endpoint answers: under the private base, the public one, or the site itself, all with one contract. */
export interface Exposure {
  /** Answers under `/api-public`, always for anybody; the path differs only where the specification says so. */
  readonly public?: true | { readonly path: `/${string}` };
  /** Answers under `/api` for callers who satisfy this access. */
  readonly private?: Access;
  /** Answers at its path as it stands, for anybody: an address that other programs keep, and that no base makes longer. */
  readonly site?: true;
}

export interface EndpointExample<Request, Response> {
  readonly title: string;
  readonly request?: Request;
  readonly response?: Response;
}

/**
 * The contract of one endpoint. The server binds it, the browser calls it by its type, and the API description and
 * the access matrix are generated from it.
 */
export interface Endpoint<
  Method extends HttpMethod = HttpMethod,
  Path extends `/${string}` = `/${string}`,
  Request extends RequestShape = RequestShape,
  Response extends z.ZodType = z.ZodType,
  Expose extends Exposure = Exposure,
> {
  /** Unique operation name: verb + Spanish noun (`searchMesas`). */
  readonly operation: string;
  /** Context that owns it; groups the API description. */
  readonly context: string;
  /** One Spanish sentence for the API description. */
  readonly summary: string;
  readonly method: Method;
  /** Path after the base, parameters as `{name}`; letter by letter as the specification writes it. */
  readonly path: Path;
  readonly exposure: Expose;
  readonly request: Request;
  readonly response: Response;
  /**
   * What the GET of the same address answers, which a PUT takes back: a field of it that `body` has no name for changes
   * nothing, where any other unknown field is refused (ADR 0004).
   */
  readonly takesBack?: z.ZodType;
  /** Codes this endpoint may answer beside the common ones. */
  readonly errors?: ErrorCatalogue;
  readonly examples?: readonly EndpointExample<unknown, z.input<Response>>[];
  /** Compares the header `If-Match` with the record's version and answers 412 with the present record when they differ. */
  readonly versioned?: true;
  /**
   * The operation cannot be undone, so the server refuses (428) a call that does not say which version its caller
   * saw.
   */
  readonly irreversible?: true;
  /** Creates something: a repeated call with the same header `Idempotency-Key` gets the first answer and creates nothing. */
  readonly idempotent?: true;
  /**
   * While reCAPTCHA is on, only people may call this endpoint without a session. This is the action of the required
   * token, which comes in the header `Recaptcha-Token`. Letters, digits and underscores.
   */
  readonly recaptcha?: string;
  /** The body is a form (`multipart/form-data`) with one file, which the handler takes while it arrives. */
  readonly upload?: true;
  /**
   * Most bytes of a JSON body, if the limit of the server is too low, and the code of `errors` that names this limit.
   */
  readonly bodyLimit?: { readonly bytes: number; readonly code: string };
  /** Requests a caller (address, or user when there is a session) may make per minute; default of the server otherwise. */
  readonly ratePerMinute?: number;
}

/**
 * Keeps the exact types of a contract: server and browser read request and answer from them. Its body takes no field it
 * does not name.
 */
export function defineEndpoint<
  const Method extends HttpMethod,
  const Path extends `/${string}`,
  Request extends RequestShape,
  Response extends z.ZodType,
  const Expose extends Exposure,
>(
  endpoint: Endpoint<Method, Path, Request, Response, Expose>,
): Endpoint<Method, Path, Request, Response, Expose> {
  const { body } = endpoint.request;
  if (!body) return endpoint;
  return { ...endpoint, request: { ...endpoint.request, body: closeBody(body, endpoint.takesBack) } };
}

/** Any endpoint, for lists and generators. */
// biome-ignore lint/suspicious/noExplicitAny: a list of endpoints forgets the shapes on purpose
export type AnyEndpoint = Endpoint<HttpMethod, `/${string}`, any, any, Exposure>;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller passes: parts absent from the contract are absent here too. */
export type RequestInput<E extends AnyEndpoint> = {
  [Part in keyof E['request'] as E['request'][Part] extends z.ZodType ? Part : never]: Input<
    E['request'][Part]
  >;
};
/** What a handler receives after validation. */
export type RequestOutput<E extends AnyEndpoint> = {
  [Part in keyof E['request'] as E['request'][Part] extends z.ZodType ? Part : never]: Output<
    E['request'][Part]
  >;
};
/** What the caller gets. */
export type ResponseOutput<E extends AnyEndpoint> = z.output<E['response']>;
/** What a handler answers; the server validates it before it leaves. */
export type ResponseInput<E extends AnyEndpoint> = z.output<E['response']>;

/** One address at which an endpoint answers. */
export interface ExposedAddress {
  readonly base: typeof PRIVATE_BASE | typeof PUBLIC_BASE | typeof SITE_BASE;
  /** Base and path, parameters as `{name}`. */
  readonly url: string;
  readonly access: Access;
}

/** The addresses of an endpoint, private first. */
export function listAddresses(endpoint: AnyEndpoint): ExposedAddress[] {
  const addresses: ExposedAddress[] = [];
  const { private: privateAccess, public: publicExposure, site } = endpoint.exposure;
  if (privateAccess) {
    addresses.push({ base: PRIVATE_BASE, url: PRIVATE_BASE + endpoint.path, access: privateAccess });
  }
  if (publicExposure) {
    const path = publicExposure === true ? endpoint.path : publicExposure.path;
    addresses.push({ base: PUBLIC_BASE, url: PUBLIC_BASE + path, access: { kind: 'public' } });
  }
  if (site) addresses.push({ base: SITE_BASE, url: endpoint.path, access: { kind: 'public' } });
  return addresses;
}
