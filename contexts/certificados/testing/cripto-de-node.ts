import { createHash, createPublicKey, verify } from 'node:crypto';
import { gunzipSync, inflateSync } from 'node:zlib';
import type { Cripto } from '../rules/verificacion/cripto.ts';

/** The DER of a public key of Ed25519 is these bytes and its 32 bytes (RFC 8410). */
const DER = Buffer.from('302a300506032b6570032100', 'hex');
const limit = { maxOutputLength: 16_000_000 };

/** The sums of a verification by the libraries of Node, for tests and the server. */
export const criptoDeNode: Cripto = {
  sha256: async (datos) => createHash('sha256').update(datos).digest(),
  verify: async (clave, firma, mensaje) =>
    verify(
      null,
      mensaje,
      createPublicKey({ key: Buffer.concat([DER, clave]), format: 'der', type: 'spki' }),
      firma,
    ),
  unpack: async (bytes, forma) => (forma === 'gzip' ? gunzipSync(bytes, limit) : inflateSync(bytes, limit)),
  readText: (bytes) => new TextDecoder().decode(bytes),
};
