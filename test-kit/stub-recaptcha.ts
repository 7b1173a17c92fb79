import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StubVerdict = (response: ServerResponse) => void;

export interface StubRecaptcha {
  /** Address of its verification, laid out as Google lays it out. */
  readonly url: string;
  /** Forms that asked for a verdict, oldest first. */
  readonly asked: readonly URLSearchParams[];
  /** What every further question is answered; nothing asked before counts any more. */
  answerWith(verdict: StubVerdict): void;
  stop(): Promise<void>;
}

const FOLDER = '/recaptcha';

/** What the script of the service is reduced to: its tokens name the action they are for. */
const SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (key, { action }) => [key, action, 'ficha'].join('.'),
};`;

/**
 * A verification service on a real port that answers, or fails, as a test says; by default it accepts.
 *
 * @param port by default any free one
 */
export async function startStubRecaptcha(port = 0): Promise<StubRecaptcha> {
  const asked: URLSearchParams[] = [];
  let verdict: StubVerdict = acceptToken();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    if (pathname === `${FOLDER}/api.js`) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      asked.push(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
      verdict(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}/api/siteverify`,
    asked,
    answerWith: (next) => {
      verdict = next;
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
export function sendVerdict(body: unknown, status = 200): StubVerdict {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

/** A good token, with what else is said of it. */
export function acceptToken(more: object = {}): StubVerdict {
  return sendVerdict({ success: true, challenge_ts: '2026-05-05T10:00:00Z', ...more });
}

/** A token the service does not take, with its codes. */
export function refuseToken(...codes: readonly string[]): StubVerdict {
  return sendVerdict({ success: false, 'error-codes': codes });
}

/** Never answers. */
export const withholdVerdict: StubVerdict = () => undefined;
