/** Long enough for every browser to take the address over; the memory is given back afterwards. */
const REVOKE_AFTER_MS = 60_000;

/** Content of an archivo from its base64 text; throws where the text is not base64. */
export function toBlob(base64: string, tipo: string): Blob {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let position = 0; position < binary.length; position++) bytes[position] = binary.charCodeAt(position);
  return new Blob([bytes], { type: tipo });
}

/** Hands a blob to the downloads of the browser under the given name. */
export function startDownload(blob: Blob, nombre: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = nombre;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
