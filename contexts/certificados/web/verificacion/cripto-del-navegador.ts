import type { Cripto } from '../../rules/verificacion/cripto.ts';

/** Most bytes something packed may become. */
const MAXIMO_DESEMPACADO = 16_000_000;

const SIN_ED25519 =
  'Este navegador no sabe comprobar firmas Ed25519. Actualícelo, o abra la página en otro navegador.';

/** A copy in a buffer of its own, as the functions of the browser ask for it. */
const toBytes = (bytes: Uint8Array) => Uint8Array.from(bytes);

async function unpack(bytes: Uint8Array, forma: 'gzip' | 'deflate'): Promise<Uint8Array> {
  const reader = new Blob([toBytes(bytes)]).stream().pipeThrough(new DecompressionStream(forma)).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MAXIMO_DESEMPACADO) {
      await reader.cancel();
      throw new RangeError('Lo que trae comprimido pasa de 16 MB.');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts.map(toBytes)).arrayBuffer());
}

/** The sums of a verification by the browser alone: no server is believed. */
export const criptoDelNavegador: Cripto = {
  sha256: async (datos) => {
    const bytes = typeof datos === 'string' ? new TextEncoder().encode(datos) : toBytes(datos);
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  },
  verify: async (clave, firma, mensaje) => {
    const key = await crypto.subtle
      .importKey('raw', toBytes(clave), { name: 'Ed25519' }, false, ['verify'])
      .catch((cause: unknown) => {
        throw new Error(SIN_ED25519, { cause });
      });
    return crypto.subtle.verify({ name: 'Ed25519' }, key, toBytes(firma), toBytes(mensaje));
  },
  unpack,
  readText: (bytes) => new TextDecoder().decode(bytes),
};
