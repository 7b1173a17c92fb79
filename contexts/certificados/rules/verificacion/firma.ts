import { parseBase58 } from '../multibase.ts';
import { type Documento, type Prueba, presentFirmados } from '../prueba.ts';
import type { Cripto } from './cripto.ts';

/** A key of the document of the issuer (`/.well-known/did.json`). */
export interface ClavePublicada {
  readonly id: string;
  readonly publicKeyMultibase: string;
  /** Since when somebody else may know it: what it signed from then on does not hold. */
  readonly revoked?: string;
}

/** The issuer with its keys, of which none is ever removed. */
export interface DocumentoDid {
  readonly id: string;
  readonly verificationMethod: readonly ClavePublicada[];
}

/** What the signature of a document is worth; `motivo` says why not, in words for people. */
export type FirmaComprobada =
  | { readonly valida: true; readonly clave: string; readonly firmadaEn: string }
  | {
      readonly valida: false;
      readonly codigo: 'sin-prueba' | 'otro-emisor' | 'clave-desconocida' | 'clave-comprometida' | 'alterada';
      readonly motivo: string;
    };

/** A public key of Ed25519 as Multikey writes it. */
const MARCA_ED25519 = [0xed, 0x01] as const;
const BYTES_FIRMA = 64;

const refuse = (
  codigo: (FirmaComprobada & { valida: false })['codigo'],
  motivo: string,
): FirmaComprobada => ({
  valida: false,
  codigo,
  motivo,
});

function isPrueba(value: unknown): value is Prueba {
  if (typeof value !== 'object' || value === null) return false;
  const prueba = value as Record<string, unknown>;
  return (
    prueba['type'] === 'DataIntegrityProof' &&
    prueba['cryptosuite'] === 'eddsa-jcs-2022' &&
    prueba['proofPurpose'] === 'assertionMethod' &&
    ['created', 'verificationMethod', 'proofValue'].every((name) => typeof prueba[name] === 'string')
  );
}

function readClave({ publicKeyMultibase }: ClavePublicada): Uint8Array | undefined {
  const bytes = parseBase58(publicKeyMultibase);
  const isEd25519 = bytes?.length === 34 && MARCA_ED25519.every((byte, place) => bytes[place] === byte);
  return isEd25519 ? bytes.subarray(2) : undefined;
}

function toIssuerId(issuer: unknown): unknown {
  return typeof issuer === 'object' && issuer !== null && 'id' in issuer ? issuer.id : issuer;
}

/** Whether a document is as the issuer signed it, by the keys the issuer publishes. */
export async function verifyFirma(
  firmado: Documento,
  did: DocumentoDid,
  cripto: Cripto,
): Promise<FirmaComprobada> {
  const { proof, ...documento } = firmado;
  if (!isPrueba(proof)) return refuse('sin-prueba', 'No trae una firma que esta página sepa comprobar.');
  const { proofValue, ...opciones } = proof;
  if (toIssuerId(documento['issuer']) !== did.id)
    return refuse(
      'otro-emisor',
      `Lo expidió ${String(toIssuerId(documento['issuer']))}, no este sitio. Compruébelo en el sitio de quien lo expidió.`,
    );
  const clave = did.verificationMethod.find(({ id }) => id === proof.verificationMethod);
  const publica = clave && readClave(clave);
  if (!clave || !publica)
    return refuse('clave-desconocida', `El emisor no publica la clave ${proof.verificationMethod}.`);
  if (clave.revoked !== undefined && Date.parse(proof.created) >= Date.parse(clave.revoked))
    return refuse(
      'clave-comprometida',
      `Se firmó el ${proof.created}, cuando la clave ya no era segura (desde ${clave.revoked}).`,
    );
  const firma = parseBase58(proofValue);
  const alterada = refuse('alterada', 'El contenido no es el que se firmó.');
  // A proof is about the context of its document: with another one the words would mean something else.
  if (
    firma?.length !== BYTES_FIRMA ||
    JSON.stringify(opciones['@context']) !== JSON.stringify(documento['@context'])
  )
    return alterada;
  const [huellaOpciones, huellaDocumento] = await Promise.all(
    presentFirmados(documento, opciones).map((texto) => cripto.sha256(texto)),
  );
  if (!huellaOpciones || !huellaDocumento) return alterada;
  const mensaje = Uint8Array.from([...huellaOpciones, ...huellaDocumento]);
  if (!(await cripto.verify(publica, firma, mensaje))) return alterada;
  return {
    valida: true,
    clave: clave.id.split('#')[1] ?? clave.id,
    firmadaEn: proof.created,
  };
}
