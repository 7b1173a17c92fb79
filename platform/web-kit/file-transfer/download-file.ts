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

/** Hands a file of the given name to the downloads of the browser. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands a text to the downloads of the browser as a file of the given name and media type. */
export function saveTextFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}
