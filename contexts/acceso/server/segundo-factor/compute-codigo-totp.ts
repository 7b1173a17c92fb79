import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { SEGUNDO_FACTOR } from '../../contract/segundo-factor.terms.ts';

/** Bytes of a secret: those of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is taken: clocks of telephones differ. */
const WINDOW = 1;
const SECOND_MS = 1000;
/** Squares of margin around the picture (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A new secret, in base32. */
export function createSecreto(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function openTotp(secreto: string, label = '', issuer = ''): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secreto),
    algorithm: 'SHA1',
    digits: SEGUNDO_FACTOR.digitos,
    period: SEGUNDO_FACTOR.periodoSegundos,
    label,
    issuer,
  });
}

/**
 * The address applications of authentication scan.
 *
 * @param cuenta whose it is, as the application lists it
 * @param emisor name of the product
 */
export function presentDireccion(secreto: string, cuenta: string, emisor: string): string {
  return openTotp(secreto, cuenta, emisor).toString();
}

/**
 * The picture of an address: dark squares of one unit, as the path of an SVG of `lado` by `lado` with the white margin
 * scanners ask for.
 */
export function presentQr(direccion: string): { lado: number; trazo: string } {
  const { size, data } = encode(direccion, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { lado: size, trazo: squares.join('') };
}

/** The step whose code this is, near now; undefined for any other text. */
export function findIntervalo(secreto: string, codigo: string, ahora: Date): number | undefined {
  const timestamp = ahora.getTime();
  const delta = openTotp(secreto).validate({ token: codigo, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  return Math.floor(timestamp / SECOND_MS / SEGUNDO_FACTOR.periodoSegundos) + delta;
}
