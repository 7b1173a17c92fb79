import type { AnyEndpoint, RequestInput, ResponseOutput } from '@marco/contract-kit';
import { requestEnded, requestStarted } from '../pending-indicator/pending-requests.ts';
import { ApiError, clientError } from './api-error.ts';
import { readAnswer } from './read-answer.ts';
import { fillPath, queryString } from './request-url.ts';
import { callHeaders, type SessionCredentials } from './session-headers.ts';

const BASES = { private: '/api', public: '/api-public' } as const;

export interface ApiClientSettings {
  /** The session at the moment of the call; null when nobody signed in. */
  readonly getSession: () => SessionCredentials | null;
  /** A call answered 401 (specification §8: on any call); the call still throws. */
  readonly onUnauthorized: () => void;
  /**
   * A call was answered 403 with this code. Resolves to true when the person did what the code asks for; then the
   * call is repeated. The caller waits meanwhile and does not notice it.
   */
  readonly onForbidden?: (code: string) => Promise<boolean>;
  readonly fetch?: typeof fetch;
  /** Origin of the configured API when it is not the page's own, at the moment of the call. */
  readonly getOrigin?: () => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Default: private with a session, public without. */
  readonly base?: 'public' | 'private';
  /** Path under the public base when it differs from the private one. */
  readonly publicPath?: `/${string}`;
  /** Bearer of a private call that is not made with the session, such as the authenticator's token. */
  readonly bearerToken?: string;
  /** Version of the record being changed; another one on the server refuses the call with 412. */
  readonly version?: number | undefined;
  /** Identifies this creation: a repetition with the same key creates nothing more. */
  readonly idempotencyKey?: string | undefined;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Work of the screen itself (a poll, a save while typing) that the indicator of pending requests leaves out. */
  readonly quiet?: boolean | undefined;
}

/** Address and headers for a call that does not use this client, such as the upload of a file with its progress. */
export interface PreparedCall {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly fetch: typeof fetch;
  readonly onUnauthorized: () => void;
}

export interface ApiClient {
  /**
   * Calls an endpoint by the type of its contract. Throws `ApiError`; an aborted call throws the abort reason of its
   * signal.
   */
  call<E extends AnyEndpoint>(
    address: { readonly method: E['method']; readonly path: E['path'] },
    request: RequestInput<E>,
    options?: CallOptions,
  ): Promise<ResponseOutput<E>>;
  /** The address and headers of a call, for what carries files. */
  prepare(path: string, request?: RequestParts, options?: CallOptions): PreparedCall;
}

interface RequestParts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

function conditionHeaders({ version, idempotencyKey, headers }: CallOptions): Record<string, string> {
  return {
    ...headers,
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}

function requestContent(
  body: unknown,
  specific: Record<string, string>,
): Pick<RequestInit, 'headers' | 'body'> {
  const headers = { Accept: 'application/json, application/problem+json', ...specific };
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

interface Answer {
  readonly response: Response;
  readonly text: string;
}

/** The nonce of a sign-in is tied to the browser by a cookie, which must reach an API of another origin too. */
function cookieMode(origin: string, isPrivate: boolean): Pick<RequestInit, 'credentials'> {
  return origin !== '' && isPrivate ? { credentials: 'include' } : {};
}

/** A caller of the API; it checks types when compiled and validates nothing at run time. */
export function createApiClient(settings: ApiClientSettings): ApiClient {
  const { getSession, onUnauthorized, getOrigin = () => '' } = settings;

  async function send(url: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await (settings.fetch ?? fetch)(url, init);
      return { response, text: await response.text() };
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw clientError('SIN_CONEXION', 0, cause);
    }
  }

  function prepare(path: string, request: RequestParts = {}, options: CallOptions = {}) {
    const { base, publicPath, bearerToken } = options;
    const session = getSession();
    const isPrivate = (base ?? (session ? 'private' : 'public')) === 'private';
    const origin = getOrigin();
    const whole = isPrivate ? BASES.private + path : BASES.public + (publicPath ?? path);
    return {
      url: origin + fillPath(whole, request.params) + queryString(request.query),
      headers: { ...callHeaders(isPrivate ? session : null, bearerToken), ...conditionHeaders(options) },
      cookies: cookieMode(origin, isPrivate),
      fetch: settings.fetch ?? fetch,
      onUnauthorized,
    };
  }

  async function call(
    address: { readonly method: string; readonly path: string },
    request: RequestParts,
    options: CallOptions = {},
  ): Promise<unknown> {
    const { response, text } = await sendOnce(address, request, options);
    try {
      return readAnswer(response, text);
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 403;
      if (!isRefusal || !(await settings.onForbidden?.(error.code))) throw error;
    }
    const repeated = await sendOnce(address, request, options);
    return readAnswer(repeated.response, repeated.text);
  }

  async function sendOnce(
    address: { readonly method: string; readonly path: string },
    request: RequestParts,
    options: CallOptions,
  ): Promise<Answer> {
    const { signal, bearerToken, quiet } = options;
    // Computed for each call, because the session may have changed.
    const { url, headers, cookies } = prepare(address.path, request, options);
    if (!quiet) requestStarted();
    try {
      const content = requestContent(request.body, headers);
      const answer = await send(url, {
        method: address.method,
        signal: signal ?? null,
        ...cookies,
        ...content,
      });
      if (!bearerToken && answer.response.status === 401) onUnauthorized();
      return answer;
    } finally {
      if (!quiet) requestEnded();
    }
  }

  return { call, prepare } as ApiClient;
}
