import { readBit } from '../lista-estado.ts';
import { parseBase64url } from '../multibase.ts';
import type { Documento } from '../prueba.ts';
import type { Cripto } from './cripto.ts';
import { type DocumentoDid, verifyFirma } from './firma.ts';

/** Where a credential says its state stands. */
export interface EntradaEstado {
  readonly proposito: string;
  readonly indice: number;
  readonly direccion: string;
}

/** The entries of a credential about its state; whatever is none is left out. */
export function listEntradasEstado(credencial: Documento): readonly EntradaEstado[] {
  const entradas = credencial['credentialStatus'];
  return (Array.isArray(entradas) ? entradas : [entradas]).flatMap((entrada: unknown) => {
    if (typeof entrada !== 'object' || entrada === null) return [];
    const { type, statusPurpose, statusListIndex, statusListCredential } = entrada as Record<string, unknown>;
    if (type !== 'BitstringStatusListEntry' || typeof statusListCredential !== 'string') return [];
    return [
      {
        proposito: String(statusPurpose),
        indice: Number(statusListIndex),
        direccion: statusListCredential,
      },
    ];
  });
}

/**
 * Whether a signed list marks a place.
 *
 * @throws Error with the cause in words for people: the list is not what the issuer signed, or of something else
 */
export async function readMarca(
  lista: Documento,
  entrada: EntradaEstado,
  did: DocumentoDid,
  cripto: Cripto,
): Promise<boolean> {
  const firma = await verifyFirma(lista, did, cripto);
  if (!firma.valida) throw new Error(`La lista de estados no es la que publica el emisor: ${firma.motivo}`);
  const asunto = lista['credentialSubject'];
  const { statusPurpose, encodedList } = (asunto ?? {}) as Record<string, unknown>;
  if (lista['id'] !== entrada.direccion || statusPurpose !== entrada.proposito)
    throw new Error('La lista de estados que se recibió no es la de este certificado.');
  const codificada = parseBase64url(String(encodedList));
  const bits = codificada && (await cripto.unpack(codificada, 'gzip'));
  const marca = bits && readBit(bits, entrada.indice);
  if (marca === undefined) throw new Error('La lista de estados no tiene el lugar de este certificado.');
  return marca;
}
