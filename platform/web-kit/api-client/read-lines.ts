import { clientError } from './api-error.ts';

/**
 * The lines of an answer while it comes, the last one also where nothing ends it. Stopping to read gives the answer up.
 *
 * @throws SIN_CONEXION where it breaks off; the reason of the signal where it was given up
 */
export async function* readLines({ body }: Pick<Response, 'body'>): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = (await reader?.read().catch(breakOff)) ?? { done: true };
      const lines = (rest + value).split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines;
      if (done) return;
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
}

function breakOff(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw clientError('SIN_CONEXION', 0, cause);
}
