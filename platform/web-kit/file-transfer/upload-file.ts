import { clientError, type PreparedCall, readAnswer } from '../api-client/index.ts';

export interface UploadOptions {
  /** Called with the bytes of the body sent so far, and their total. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file as a form, telling its real progress, which `fetch` cannot. Throws `ApiError`; one that was given up
 * throws the reason of its signal.
 *
 * @param field name of the field of the form
 */
export function uploadFile(
  { url, headers, onUnauthorized }: PreparedCall,
  field: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  const giveUp = () => request.abort();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
  request.addEventListener('load', () => {
    const { status, responseText } = request;
    if (status === 401) onUnauthorized();
    try {
      resolve(readAnswer({ ok: status >= 200 && status < 300, status }, responseText));
    } catch (error) {
      reject(error as Error);
    }
  });
  request.addEventListener('error', (event) => reject(clientError('SIN_CONEXION', 0, event)));
  request.addEventListener('abort', () => reject(signal.reason as Error));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
  signal.addEventListener('abort', giveUp);
  const form = new FormData();
  form.append(field, file, file.name);
  request.open('POST', url);
  for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers }))
    request.setRequestHeader(name, value);
  request.send(form);
  return promise;
}
