import { useApi } from '@marco/web-kit/api-client';
import { useEffect, useRef, useState } from 'react';
import { type ApiCall, toAddress } from './api-call.ts';

/** What came of a call. */
export interface AttemptAnswer {
  /** HTTP status; 0 where no answer arrived. */
  readonly status: number;
  readonly milliseconds: number;
  /** Size of the answer, in bytes. */
  readonly size: number;
  /** As it is shown; JSON with its lines. */
  readonly text: string;
  /** Why it was refused. */
  readonly mensaje: string | null;
}

/** Letters of an answer that are shown: a table of thousands of rows would stop the page. */
const MOST_SHOWN = 40_000;
const NO_ANSWER = 'No fue posible conectarse con el servidor. Revise su conexión e intente de nuevo.';

/** Makes the calls of the form, with the session of the person where an operation needs one. */
export function useAttempt() {
  const api = useApi();
  const [answer, setAnswer] = useState<AttemptAnswer | null>(null);
  const [isWorking, setWorking] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(call: ApiCall, file: File | null): Promise<boolean> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setWorking(true);
    const { url: root, headers, fetch } = api.prepare('', {}, { base: 'private' });
    const url = root.replace(/\/api$/, '') + toAddress(call);
    const start = performance.now();
    try {
      const response = await fetch(url, {
        method: call.method,
        headers: {
          accept: 'application/json, */*',
          ...(call.needsSession ? headers : {}),
          ...Object.fromEntries(call.headers),
        },
        signal: own.signal,
        ...toContent(call, file),
      });
      const content = await response.arrayBuffer();
      setAnswer(readAttempt(response, content, performance.now() - start));
    } catch {
      if (own.signal.aborted) return false;
      setAnswer({
        status: 0,
        milliseconds: performance.now() - start,
        size: 0,
        text: '',
        mensaje: NO_ANSWER,
      });
    }
    setWorking(false);
    return true;
  }

  return { answer, isWorking, send, clear: () => setAnswer(null) };
}

function toContent({ body, takesFile }: ApiCall, file: File | null): { body?: BodyInit } {
  if (takesFile && file) {
    const form = new FormData();
    form.append('archivo', file);
    return { body: form };
  }
  return body === null ? {} : { body };
}

function readAttempt(response: Response, content: ArrayBuffer, milliseconds: number): AttemptAnswer {
  const type = response.headers.get('content-type') ?? '';
  const { status } = response;
  const facts = { status, milliseconds, size: content.byteLength };
  if (!/json|xml|text|csv|turtle/.test(type))
    return { ...facts, text: content.byteLength === 0 ? '' : `Archivo (${type})`, mensaje: null };
  const text = new TextDecoder().decode(content);
  try {
    const value: unknown = JSON.parse(text);
    const { mensaje } = (value ?? {}) as { readonly mensaje?: unknown };
    return {
      ...facts,
      text: shorten(JSON.stringify(value, null, 2)),
      mensaje: !response.ok && typeof mensaje === 'string' ? mensaje : null,
    };
  } catch {
    return { ...facts, text: shorten(text), mensaje: null };
  }
}

function shorten(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}\n…`;
}
