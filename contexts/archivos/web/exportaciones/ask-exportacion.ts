import { clientError, type PreparedCall, readAnswer } from '@marco/web-kit/api-client';

/** A file that arrived, under the name its server gave it. */
export interface ReceivedFile {
  readonly blob: Blob;
  readonly name: string;
}

/** A short table arrives as its file, a long one as what prepares it. */
export type TableAnswer<Job> =
  | { readonly kind: 'file'; readonly file: ReceivedFile }
  | { readonly kind: 'job'; readonly job: Job };

const NAME = /filename\*=UTF-8''([^;]+)/i;

/** The name of a file as its answer tells it (RFC 6266); the fallback where it tells none. */
export function readNombreArchivo(disposition: string | null, fallback: string): string {
  try {
    return decodeURIComponent(NAME.exec(disposition ?? '')?.[1] ?? '') || fallback;
  } catch {
    return fallback;
  }
}

/**
 * Asks for a table as a file. Throws `ApiError`; a call that was given up throws the abort reason of its signal.
 *
 * @param fallback name of the file where the answer tells none
 */
export async function askExportacion(
  { url, headers, fetch, onUnauthorized }: PreparedCall,
  body: object,
  { fallback, signal }: { readonly fallback: string; readonly signal: AbortSignal },
): Promise<TableAnswer<unknown>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    if (response.ok && !response.headers.get('content-type')?.includes('json')) {
      const name = readNombreArchivo(response.headers.get('content-disposition'), fallback);
      return { kind: 'file', file: { blob: await response.blob(), name } };
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw clientError('SIN_CONEXION', 0, cause);
  }
  if (response.status === 401) onUnauthorized();
  return { kind: 'job', job: readAnswer(response, await response.text()) };
}
