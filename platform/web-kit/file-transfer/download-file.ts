import { clientError, type PreparedCall, readAnswer } from '../api-client/index.ts';

/** The bytes of a file; the browser keeps a large one on disk. Throws `ApiError`. */
export async function downloadFile(
  { url, headers, fetch, onUnauthorized }: PreparedCall,
  signal: AbortSignal | null = null,
): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { headers, signal });
    if (response.ok) return await response.blob();
  } catch (cause) {
    throw clientError('SIN_CONEXION', 0, cause);
  }
  if (response.status === 401) onUnauthorized();
  readAnswer(response, await response.text());
  throw clientError('RESPUESTA_ILEGIBLE', response.status, null);
}
