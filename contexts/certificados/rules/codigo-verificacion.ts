/**
 * Verification code of a certificate: 80 random bits in the base 32 of Crockford and its check character
 * (https://www.crockford.com/base32.html): seventeen letters and digits, `ABCD-EFGH-JKMN-PQRS-X` on paper.
 */

const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIMBOLOS = 16;
/** The check is the remainder by 37. Five of its values have no letter: a code with one of them is drawn again. */
const MODULO = 37n;
const BITS = 5n;
const GRUPO = 4;
/** More than anybody types: a longer text is not looked at. */
const LARGO_MAXIMO = 60;

/** What people write for another symbol of the same look. */
const DESLICES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

function readValor(simbolos: string): bigint | undefined {
  let valor = 0n;
  for (const simbolo of simbolos) {
    const digito = ALFABETO.indexOf(simbolo);
    if (digito < 0) return undefined;
    valor = (valor << BITS) | BigInt(digito);
  }
  return valor;
}

function findControl(valor: bigint): string | undefined {
  return ALFABETO[Number(valor % MODULO)];
}

/** Bytes a code is made of. */
export const BYTES_DEL_CODIGO = 10;

/**
 * The code of ten random bytes; undefined for the one in seven whose check character is no letter: draw others.
 *
 * @param azar ten bytes nobody can foresee
 */
export function formatCodigo(azar: Uint8Array): string | undefined {
  if (azar.length !== BYTES_DEL_CODIGO) throw new RangeError('A code is made of ten bytes.');
  const valor = azar.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const simbolos = Array.from({ length: SIMBOLOS }, (_, place) => {
    const digito = (valor >> (BITS * BigInt(SIMBOLOS - 1 - place))) & 31n;
    return ALFABETO[Number(digito)] ?? '';
  }).join('');
  const control = findControl(valor);
  return control === undefined ? undefined : simbolos + control;
}

/**
 * The code somebody typed, as it is stored: without hyphens or spaces, in capitals, O read as 0, I and L as 1. Undefined
 * for what is no code, a wrong check character included.
 */
export function parseCodigo(texto: string): string | undefined {
  if (texto.length > LARGO_MAXIMO) return undefined;
  const codigo = texto
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (simbolo) => DESLICES[simbolo] ?? simbolo);
  if (codigo.length !== SIMBOLOS + 1) return undefined;
  const valor = readValor(codigo.slice(0, SIMBOLOS));
  return valor !== undefined && findControl(valor) === codigo.at(-1) ? codigo : undefined;
}

/** The code as paper shows it, in groups of four. */
export function presentCodigo(codigo: string): string {
  const grupos = Math.ceil(codigo.length / GRUPO);
  return Array.from({ length: grupos }, (_, place) => codigo.slice(place * GRUPO, (place + 1) * GRUPO)).join(
    '-',
  );
}
