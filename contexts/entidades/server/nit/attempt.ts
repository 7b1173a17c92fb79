import type { MotivoFalla } from '../../rules/nit/respuesta-nit.ts';

/** The result of one HTTP request: an answer to read, or a temporary or permanent failure. */
export type Attempt =
  | { readonly kind: 'answer'; readonly content: unknown }
  | { readonly kind: 'transient' | 'lasting'; readonly motivo: MotivoFalla };

/** A registry that answers about one NIT has no reason to send more. */
const MAXIMUM_BYTES = 262_144;

const FIRST_SERVER_ERROR = 500;
const NOT_FOUND = 404;

/**
 * Asks once. A 404 is read like a success, because it means "no such NIT" only if its body is an answer of the
 * registry. The page of a wrong address is not an answer, and must not tell people that their NIT is wrong.
 */
export async function runAttempt(url: URL, limitMs: number): Promise<Attempt> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    if (response.status >= FIRST_SERVER_ERROR) {
      await response.body?.cancel();
      return { kind: 'transient', motivo: 'error-del-servicio' };
    }
    const text = await readText(response);
    if (!response.ok && response.status !== NOT_FOUND) return unexpected;
    return text === undefined ? unexpected : parseContent(text);
  } catch {
    return { kind: 'transient', motivo: signal.aborted ? 'tiempo-agotado' : 'sin-conexion' };
  }
}

const unexpected: Attempt = { kind: 'lasting', motivo: 'respuesta-inesperada' };

function parseContent(text: string): Attempt {
  try {
    return { kind: 'answer', content: JSON.parse(text) };
  } catch {
    return unexpected;
  }
}

/** The whole body, or undefined when it is larger than any answer of a registry. */
async function readText(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAXIMUM_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
