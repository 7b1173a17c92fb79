import canonicalize from 'canonicalize';

/** A document as JSON has it. */
export type Documento = Readonly<Record<string, unknown>>;

/** The proof of a document by `eddsa-jcs-2022` (W3C Data Integrity EdDSA Cryptosuites 1.0). */
export interface Prueba {
  readonly '@context'?: unknown;
  readonly type: 'DataIntegrityProof';
  readonly cryptosuite: 'eddsa-jcs-2022';
  readonly created: string;
  readonly verificationMethod: string;
  readonly proofPurpose: 'assertionMethod';
  readonly proofValue: string;
}
export type OpcionesDePrueba = Omit<Prueba, 'proofValue'>;

/** A value in its canonical form (RFC 8785): the same value has one text. */
export function presentCanonico(value: unknown): string {
  const texto = canonicalize(value);
  if (texto === undefined) throw new TypeError('The value is no JSON.');
  return texto;
}

/** What a proof says before it is signed: how, when, with which key, about the context of its document. */
export function createOpciones(
  documento: Documento,
  { clave, momento }: { readonly clave: string; readonly momento: Date },
): OpcionesDePrueba {
  return {
    '@context': documento['@context'],
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: presentInstante(momento),
    verificationMethod: clave,
    proofPurpose: 'assertionMethod',
  };
}

/**
 * The two texts whose SHA-256, one after the other, are signed: the options of the proof and the document without it,
 * both canonical (§3.3.4 of the cryptosuite).
 */
export function presentFirmados(
  documento: Documento,
  opciones: OpcionesDePrueba,
): readonly [opciones: string, documento: string] {
  return [presentCanonico(opciones), presentCanonico(documento)];
}

/** A moment to the second, UTC, as credentials write it. */
export function presentInstante(momento: Date): string {
  return momento.toISOString().replace(/\.\d+Z$/, 'Z');
}
