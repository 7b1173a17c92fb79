import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What is kept encrypted at rest, and keys for other purposes, all from the one key of the environment.
 *
 * An envelope is `marco1:key id:nonce:sealed bytes`, the last two base64url: AES-256-GCM with a random nonce of 96 bits,
 * the tag of 128 bits at the end. Version, key id and what the text is about are authenticated with it, so that nobody
 * moves an envelope to another row. A new form of envelope gets a new version; the old one stays readable.
 */
export interface Secrets {
  /** Name of the key in use; tells nothing about it. */
  readonly keyId: string;
  /** Names of all keys that can be read with, the one in use first. */
  readonly knownKeyIds: readonly string[];
  /**
   * Encrypts a text with the key in use.
   *
   * @param about what the text is and whose, the same at reading: `auth_keys/signing/{id}`
   */
  encrypt(text: string, about: string): string;
  /**
   * Reads an envelope of the key in use or of an earlier one.
   *
   * @throws SecretsError when it is no envelope, of an unknown key, altered, or about something else
   */
  decrypt(envelope: string, about: string): string;
  /** How every envelope of the key in use begins, to find the others in SQL. */
  readonly currentStart: string;
  /** Whether a stored text is an envelope of the key in use. */
  isCurrent(stored: string): boolean;
  /** A key of 32 bytes for one purpose; nobody who knows it knows those of other purposes. */
  deriveKey(purpose: string): Buffer;
  /** The same of every known key, the one in use first: to check what an earlier key made. */
  deriveKeys(purpose: string): readonly Buffer[];
}

/** A stored secret that cannot be read. Carries nothing of it. */
export class SecretsError extends Error {
  override readonly name = 'SecretsError';
}

const VERSION = 'marco1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const DERIVED_BYTES = 32;
const KEY_ID_BYTES = 8;
/** Separates our derived keys from those anybody else may derive of the same key. */
const SALT = 'marco-interoperabilidad';

interface Key {
  readonly id: string;
  readonly material: Buffer;
  readonly cipherKey: Buffer;
}

/** Whether a stored text is an envelope, of whatever key. */
export function isEnvelope(stored: string): boolean {
  return stored.startsWith(`${VERSION}:`);
}

/**
 * Opens the secrets of an installation.
 *
 * @param current 32 bytes (`parseSecretsKey`), used for all that is written
 * @param earlier keys that are only read with, while a new one takes their place
 */
export function createSecrets(current: Buffer, earlier: readonly Buffer[] = []): Secrets {
  const inUse = createKey(current);
  const keys = [inUse, ...earlier.map(createKey)];
  const currentStart = `${VERSION}:${inUse.id}:`;
  return {
    keyId: inUse.id,
    currentStart,
    knownKeyIds: keys.map(({ id }) => id),
    encrypt: (text, about) => encrypt(inUse, text, about),
    decrypt: (envelope, about) => decrypt(keys, envelope, about),
    isCurrent: (stored) => stored.startsWith(currentStart),
    deriveKey: (purpose) => derive(inUse.material, `use ${purpose}`, DERIVED_BYTES),
    deriveKeys: (purpose) => keys.map(({ material }) => derive(material, `use ${purpose}`, DERIVED_BYTES)),
  };
}

function createKey(material: Buffer): Key {
  return {
    id: derive(material, 'key id', KEY_ID_BYTES).toString('base64url'),
    material,
    cipherKey: derive(material, CIPHER, DERIVED_BYTES),
  };
}

function derive(material: Buffer, info: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, SALT, info, bytes));
}

function presentAbout(keyId: string, about: string): Buffer {
  return Buffer.from(`${VERSION}:${keyId}:${about}`);
}

function encrypt({ id, cipherKey }: Key, text: string, about: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, cipherKey, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(presentAbout(id, about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, id, nonce.toString('base64url'), sealed.toString('base64url')].join(':');
}

function decrypt(keys: readonly Key[], envelope: string, about: string): string {
  const [version, keyId, nonceText = '', sealedText = '', ...more] = envelope.split(':');
  const nonce = Buffer.from(nonceText, 'base64url');
  const sealed = Buffer.from(sealedText, 'base64url');
  const hasForm = version === VERSION && more.length === 0 && nonce.length === NONCE_BYTES;
  if (!hasForm || sealed.length < TAG_BYTES) throw new SecretsError(`No envelope of ${about}.`);
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new SecretsError(`The envelope of ${about} is of an unknown key.`);
  const cipher = createDecipheriv(CIPHER, key.cipherKey, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(presentAbout(key.id, about));
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch {
    throw new SecretsError(`The envelope of ${about} was altered, or is about something else.`);
  }
}
