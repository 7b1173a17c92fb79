import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** What the key of the seals is derived for (`Secrets.deriveKey`). */
export const SEALS_PURPOSE = 'audit seals';

/** The signed data of a seal; its digest depends on all the other data of the seal. */
export interface SignedSeal {
  readonly form: number;
  readonly batch: number;
  readonly digest: string;
}

/** A signature as it stands beside a seal. */
export interface SealSignature {
  /** Name of the key: the first half of the SHA-256 of its public key, hexadecimal. */
  readonly keyId: string;
  /** Ed25519, base64url. */
  readonly signature: string;
}

/** Signs seals with a key the database does not have. */
export interface SealSigner {
  readonly keyId: string;
  /** The public key as SPKI in PEM: with it anybody verifies what was signed. */
  readonly publicKey: string;
  sign(seal: SignedSeal): SealSignature;
}

/** Whether a seal was signed, by a key we trust. */
export type SignatureVerdict = 'valid' | 'forged' | 'unknown-key';

export interface SealVerifier {
  verify(seal: SignedSeal, signature: SealSignature): SignatureVerdict;
}

/** Both sides of the keys of an installation. */
export interface SealKeys extends SealVerifier {
  readonly signer: SealSigner;
}

/** A public key that cannot be read; the text names it. */
export class SealKeyError extends Error {
  override readonly name = 'SealKeyError';
}

/** The DER of an Ed25519 private key is these bytes and its seed (RFC 8410). */
const PRIVATE_KEY_START = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The DER of a public key is these bytes and its 32 bytes. */
const PUBLIC_KEY_START = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_ID_LENGTH = 32;

/**
 * The keys of the seals.
 *
 * @param seeds 32 bytes each, the one in use first; the others are only verified with
 * @param publicKeys further keys that signed earlier seals: 32 bytes, base64url
 * @throws SealKeyError when one of those is no public key
 */
export function createSealKeys(seeds: readonly Buffer[], publicKeys: readonly string[] = []): SealKeys {
  const privateKeys = seeds.map((seed) =>
    createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_START, seed]), format: 'der', type: 'pkcs8' }),
  );
  const [inUse] = privateKeys;
  if (!inUse) throw new SealKeyError('No key was given.');
  const trusted = [...privateKeys.map((key) => createPublicKey(key)), ...publicKeys.map(readPublicKey)];
  return { ...createSealVerifier(trusted), signer: createSigner(inUse) };
}

function createSigner(privateKey: KeyObject): SealSigner {
  const publicKey = createPublicKey(privateKey);
  const keyId = nameKey(publicKey);
  return {
    keyId,
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    sign: (seal) => ({
      keyId,
      signature: sign(null, presentSigned(seal, keyId), privateKey).toString('base64url'),
    }),
  };
}

function createSealVerifier(trusted: readonly KeyObject[]): SealVerifier {
  const keys = new Map(trusted.map((key) => [nameKey(key), key]));
  return {
    verify: (seal, { keyId, signature }) => {
      const key = keys.get(keyId);
      if (!key) return 'unknown-key';
      const isValid = verify(null, presentSigned(seal, keyId), key, Buffer.from(signature, 'base64url'));
      return isValid ? 'valid' : 'forged';
    },
  };
}

/** The text that is signed: a line with its form, and the JSON array of key, form, batch and digest. */
function presentSigned({ form, batch, digest }: SignedSeal, keyId: string): Buffer {
  return Buffer.from(`marco-audit-seal-signature/1\n${JSON.stringify([keyId, form, batch, digest])}`);
}

/** 32 bytes of a public key, as a setting writes them. */
export function presentPublicKey(pem: string): string {
  return rawBytes(createPublicKey(pem)).toString('base64url');
}

function readPublicKey(text: string): KeyObject {
  const raw = Buffer.from(text, 'base64url');
  if (raw.length !== 32) throw new SealKeyError(text);
  return createPublicKey({ key: Buffer.concat([PUBLIC_KEY_START, raw]), format: 'der', type: 'spki' });
}

function nameKey(key: KeyObject): string {
  return createHash('sha256').update(rawBytes(key)).digest('hex').slice(0, KEY_ID_LENGTH);
}

function rawBytes(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_KEY_START.length);
}
