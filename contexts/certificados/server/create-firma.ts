import { createHash, sign } from 'node:crypto';
import { formatBase58 } from '../rules/multibase.ts';
import { createOpciones, type Documento, presentFirmados } from '../rules/prueba.ts';
import type { ClaveDeFirma } from './keep-claves.ts';

/** SHA-256 of a text, hexadecimal. */
export function computeHuellaTexto(texto: string): string {
  return createHash('sha256').update(texto, 'utf8').digest('hex');
}

/** A document with its proof (`eddsa-jcs-2022`), by a key of an issuer; the same call gives the same proof. */
export function createFirma(
  documento: Documento,
  {
    clave,
    emisor,
    momento,
  }: { readonly clave: ClaveDeFirma; readonly emisor: string; readonly momento: Date },
): Documento {
  const opciones = createOpciones(documento, { clave: `${emisor}#${clave.id}`, momento });
  const mensaje = presentFirmados(documento, opciones).map((texto) =>
    createHash('sha256').update(texto).digest(),
  );
  const firma = sign(null, Buffer.concat(mensaje), clave.privada);
  return { ...documento, proof: { ...opciones, proofValue: formatBase58(firma) } };
}
