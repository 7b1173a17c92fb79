import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StubAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface StubRegistro {
  readonly address: string;
  /** Queries that arrived, oldest first. */
  readonly asked: readonly URLSearchParams[];
  /** How the next questions are answered, one each; the last one stays. */
  answerWith(...answers: readonly StubAnswer[]): void;
  stop(): Promise<void>;
}

/** A registry on a real port that answers, or fails, as a test tells it. */
export async function startStubRegistro(): Promise<StubRegistro> {
  const asked: URLSearchParams[] = [];
  let queue: readonly StubAnswer[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://stub').searchParams);
    const [next, ...rest] = queue;
    if (rest.length > 0) queue = rest;
    next?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/consulta`,
    asked,
    answerWith: (...answers) => {
      queue = answers;
      asked.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers a status with a body: JSON of a value, or a text as it is. */
export function sendAnswer(status: number, body: unknown): StubAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
}

/** Never answers. */
export const keepWaiting: StubAnswer = () => undefined;

/** Begins an answer and never ends it. */
export const stopHalfway: StubAnswer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"total":');
};

/** Closes the connection without an answer. */
export const closeConnection: StubAnswer = (request) => {
  request.socket.destroy();
};
