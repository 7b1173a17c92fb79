import { ApiError } from '../api-client/index.ts';

/** One call that arrived. */
export interface FakeCall {
  /** As it was asked for, base and query included. */
  readonly url: string;
  readonly method: string;
  /** Under its base. */
  readonly path: string;
  /** Method and path: 'GET /entidad/7'. */
  readonly address: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  /** The version of the record it changes, `If-Match`. */
  readonly version: string | null;
}

/** Failure of a fake answer. */
export function createFailure(
  status: number,
  mensaje: string,
  problem: Partial<ConstructorParameters<typeof ApiError>[0]> = {},
): ApiError {
  return new ApiError({ status, code: 'FALLO', mensaje, ...problem });
}

/** A refusal of the server, as it travels. */
export function buildRefusal(status: number, problem: object): Response {
  return Response.json({ status, detalles: [], ...problem }, { status });
}

/**
 * A server made of answers; every call is kept in order.
 *
 * @param answer the answer to a call, whole or only its content, at once or later; undefined where nobody answers, an
 * `ApiError` thrown to fail
 */
export function createFakeServer(answer: (call: FakeCall) => unknown) {
  const calls: FakeCall[] = [];
  const fake: typeof fetch = async (input, init) => {
    const call = readCall(String(input), init);
    calls.push(call);
    try {
      const found = await answer(call);
      if (found === undefined) throw createFailure(404, `Nadie responde ${call.address}.`);
      return found instanceof Response ? found : Response.json(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, code, mensaje, detalles, actual } = error;
      return Response.json({ status, code, mensaje, detalles, actual }, { status });
    }
  };
  const callsTo = (address: string): readonly FakeCall[] => calls.filter((call) => call.address === address);
  return { fake, calls, callsTo };
}

function readCall(url: string, init: RequestInit | undefined): FakeCall {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const method = init?.method ?? 'GET';
  const path = pathname.replace(/^\/api(-public)?/, '');
  const headers = new Headers(init?.headers);
  return {
    url,
    method,
    path,
    address: `${method} ${path}`,
    query: searchParams,
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
    headers,
    version: headers.get('If-Match'),
  };
}
