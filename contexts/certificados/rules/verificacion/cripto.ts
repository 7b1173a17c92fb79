/** What a verification computes with: the same sums in a browser and on the server. */
export interface Cripto {
  sha256(datos: string | Uint8Array): Promise<Uint8Array>;
  /** Whether an Ed25519 signature is of a message, by a public key of 32 bytes. */
  verify(clave: Uint8Array, firma: Uint8Array, mensaje: Uint8Array): Promise<boolean>;
  /**
   * Unpacks bytes, of at most 16 MB.
   *
   * @throws where they are not packed so, or are more
   */
  unpack(bytes: Uint8Array, forma: 'gzip' | 'deflate'): Promise<Uint8Array>;
  readText(bytes: Uint8Array): string;
}

/** Bytes as hexadecimal digits. */
export function presentHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
