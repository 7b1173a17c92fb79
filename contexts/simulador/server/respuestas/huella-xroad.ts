import { createHash } from 'node:crypto';
import type { AreaCall } from '@marco/server-kit';

const computeSha512 = (...partes: readonly (string | Buffer)[]) => {
  const huella = createHash('sha512');
  for (const parte of partes) huella.update(parte);
  return huella.digest();
};

/** SHA512(SHA512(headers) + SHA512(body)), or SHA512(headers) of what has no body, in base64 (PR-REST §4.3). */
export function computeHuellaRest({ method, path, query, rawHeaders, body }: AreaCall): string {
  const lineas = rawHeaders.flatMap((texto, at) =>
    at % 2 === 0 ? [`${texto}:${rawHeaders[at + 1] ?? ''}`] : [],
  );
  const consulta = query.size === 0 ? '' : `?${query}`;
  const cabeceras = computeSha512([`${method} ${path}${consulta}`, ...lineas].join('\n'));
  return (body.length === 0 ? cabeceras : computeSha512(cabeceras, computeSha512(body))).toString('base64');
}

/** SHA512 of the bytes of the petition, in base64 (PR-MESS §2.2). */
export function computeHuellaSoap(body: Buffer): string {
  return computeSha512(body).toString('base64');
}

/** An identifier in the form of a UUID: the same for the same petition, as everything the simulator says. */
export function createIdDe(huella: string, que: string): string {
  const hex = createHash('sha256').update(`${que} ${huella}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
