import { describe, expect, it } from 'vitest';
import { createSecrets, isEnvelope, SecretsError } from './secrets.ts';
import { createSecretsKey, parseSecretsKey } from './secrets-key.ts';

const FIRST = Buffer.alloc(32, 1);
const SECOND = Buffer.alloc(32, 2);
const TEXT = '{"d":"ñandú 🔑"}';
const ABOUT = 'auth_keys/signing/1';

describe('secrets', () => {
  it('are refused when altered, moved to another place, of an unknown key, or no envelope', () => {
    const secrets = createSecrets(FIRST);
    const envelope = secrets.encrypt(TEXT, ABOUT);
    const [version, keyId, nonce, sealed = ''] = envelope.split(':');
    const flip = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    const refused = [
      [version, keyId, nonce, flip(sealed)].join(':'),
      [version, keyId, flip(nonce ?? ''), sealed].join(':'),
      [version, keyId, nonce, sealed.slice(0, 10)].join(':'),
      ['marco2', keyId, nonce, sealed].join(':'),
      createSecrets(SECOND).encrypt(TEXT, ABOUT),
      `${envelope}:`,
      TEXT,
      '',
    ];
    for (const stored of refused) expect(() => secrets.decrypt(stored, ABOUT)).toThrow(SecretsError);
    expect(() => secrets.decrypt(envelope, 'auth_keys/signing/2')).toThrow(SecretsError);
  });

  it('come back as they were, never twice the same envelope, and nothing of the text is in it', () => {
    const secrets = createSecrets(FIRST);
    const [one, other] = [secrets.encrypt(TEXT, ABOUT), secrets.encrypt(TEXT, ABOUT)];
    expect(secrets.decrypt(one, ABOUT)).toBe(TEXT);
    expect(secrets.decrypt(secrets.encrypt('', ABOUT), ABOUT)).toBe('');
    expect(one).not.toBe(other);
    expect(one).not.toContain('andú');
    expect(isEnvelope(one)).toBe(true);
    expect(isEnvelope(TEXT)).toBe(false);
  });

  it('of an earlier key are read while it is told, and known as not of the key in use', () => {
    const old = createSecrets(FIRST);
    const envelope = old.encrypt(TEXT, ABOUT);
    const both = createSecrets(SECOND, [FIRST]);
    expect(both.decrypt(envelope, ABOUT)).toBe(TEXT);
    expect(both.isCurrent(envelope)).toBe(false);
    expect(both.isCurrent(both.encrypt(TEXT, ABOUT))).toBe(true);
    expect(both.knownKeyIds).toEqual([both.keyId, old.keyId]);
  });

  it('give each purpose a key of its own, the same at every start', () => {
    const secrets = createSecrets(FIRST);
    const key = secrets.deriveKey('audit seals');
    expect(key).toHaveLength(32);
    expect(createSecrets(FIRST).deriveKey('audit seals')).toEqual(key);
    expect(secrets.deriveKey('second factor')).not.toEqual(key);
    expect(createSecrets(SECOND).deriveKey('audit seals')).not.toEqual(key);
    expect(createSecrets(SECOND, [FIRST]).deriveKeys('audit seals')).toEqual([
      createSecrets(SECOND).deriveKey('audit seals'),
      key,
    ]);
  });
});

describe('secrets key', () => {
  it.each(['', 'corta', 'a'.repeat(63), `${'a'.repeat(42)}!`, 'a'.repeat(65)])(
    '%j is not 32 bytes',
    (text) => {
      expect(parseSecretsKey(text)).toBeUndefined();
    },
  );

  it('is read in base64, base64url and hexadecimal; a made one can be read', () => {
    const bytes = Buffer.alloc(32, 0xfb);
    for (const alphabet of ['base64', 'base64url', 'hex'] as const)
      expect(parseSecretsKey(bytes.toString(alphabet))).toEqual(bytes);
    expect(parseSecretsKey(createSecretsKey())).toHaveLength(32);
  });
});
