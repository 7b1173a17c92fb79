import type { Target } from './target.ts';

/** Something that is sent to stop the product. */
export interface HostileInput {
  readonly name: string;
  /** Sends it and answers the status of each call, with its code where it has one. */
  readonly send: (target: Target) => Promise<string[]>;
}

type Who = keyof Target['sessions'] | null;

interface Call {
  readonly who: Who;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly json?: unknown;
  /** Instead of `json`: a body as it is. */
  readonly body?: BodyInit;
  readonly type?: string;
  readonly address?: string;
}

/** An address nobody else calls from. */
let calls = 0;
export const createAddress = () => `198.51.${Math.floor(++calls / 250)}.${(calls % 250) + 1}`;

/** One call; its answer is read to the end. */
export async function call(
  { product, sessions }: Target,
  { who, method = 'POST', path, json, body, type, address = createAddress() }: Call,
): Promise<{ readonly told: string; readonly text: string }> {
  const headers: Record<string, string> = { 'x-forwarded-for': address };
  if (who) headers['authorization'] = `Bearer ${sessions[who]}`;
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (type !== undefined) headers['content-type'] = type;
  const content = json === undefined ? body : JSON.stringify(json);
  const answer = await fetch(`${product().url}${path}`, {
    method,
    headers,
    ...(content === undefined ? {} : { body: content }),
  });
  const text = await answer.text();
  return { told: `${answer.status}${answer.ok ? '' : readReason(text)}`, text };
}

/** The code of a refusal, and the fields it names: a body refused for its form would prove nothing. */
function readReason(text: string): string {
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  const fields = new Set([...text.matchAll(/"campo":"([^"]+)"/g)].map(([, campo]) => campo));
  return ` ${code}${fields.size > 0 ? ` (${[...fields].join(', ')})` : ''}`;
}

/** The same at once, so many times. */
export async function callAtOnce(
  target: Target,
  times: number,
  build: (turn: number) => Call,
): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: times }, (_, turn) => call(target, build(turn))));
  return answers.map(({ told }) => told);
}

/** A form with files. */
export function createForm(
  files: readonly (readonly [field: string, name: string, content: string | Uint8Array])[],
) {
  const form = new FormData();
  for (const [field, name, content] of files)
    form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}
