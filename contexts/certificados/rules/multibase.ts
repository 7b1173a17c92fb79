/** Base 58 of Bitcoin and base64url as the proofs of credentials write bytes: `z…` and `u…` (W3C Controlled Identifiers 1.0). */

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Longer than any key or signature: the cost of base 58 grows with the square of the length. */
const LARGO_MAXIMO = 200;

/** Bytes in base 58 with its mark, `z`. */
export function formatBase58(bytes: Uint8Array): string {
  let valor = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let texto = '';
  for (; valor > 0n; valor /= 58n) texto = (BASE58[Number(valor % 58n)] ?? '') + texto;
  const ceros = bytes.findIndex((byte) => byte !== 0);
  return `z${'1'.repeat(ceros < 0 ? bytes.length : ceros)}${texto}`;
}

/** Bytes of a text in base 58 with its mark; undefined when it is none. */
export function parseBase58(texto: string): Uint8Array | undefined {
  if (!texto.startsWith('z') || texto.length > LARGO_MAXIMO) return undefined;
  let valor = 0n;
  for (const simbolo of texto.slice(1)) {
    const digito = BASE58.indexOf(simbolo);
    if (digito < 0) return undefined;
    valor = valor * 58n + BigInt(digito);
  }
  const bytes: number[] = [];
  for (; valor > 0n; valor >>= 8n) bytes.unshift(Number(valor & 255n));
  const ceros = texto.slice(1).match(/^1*/)?.[0].length ?? 0;
  return Uint8Array.from([...Array.from({ length: ceros }, () => 0), ...bytes]);
}

/** Bytes of a text in base64url with its mark, `u`; undefined when it is none. */
export function parseBase64url(texto: string): Uint8Array | undefined {
  if (!/^u[\w-]*$/.test(texto) || texto.length % 4 === 2) return undefined;
  const bytes = new Uint8Array(Math.floor(((texto.length - 1) * 3) / 4));
  let [resto, bits, place] = [0, 0, 0];
  for (const simbolo of texto.slice(1)) {
    resto = ((resto << 6) | BASE64URL.indexOf(simbolo)) & 0xff_ffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[place] = (resto >> bits) & 255;
    place += 1;
  }
  return bytes;
}
