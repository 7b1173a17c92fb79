import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecrets, createSecretsKey, SecretsKeyError } from '@marco/server-kit';
import { openTestDatabase } from '@marco/test-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { protectSecrets } from './open-secrets.ts';
import { StartError, start } from './start.ts';

const PORT = '8436';
const KEY = createSecretsKey();

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marco-secrets-test-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Starts the product and stops it again. */
async function startOnce(extra: Record<string, string>): Promise<void> {
  const environment = { DATA_DIR: directory, DEMO_DATA: 'off', LOG_LEVEL: 'silent', PORT, ...extra };
  const running = await start(environment, () => undefined);
  await running.stop();
}

describe('the secrets key', () => {
  it('F4: a production start without one is refused, tells how to make one and leaves nothing behind', async () => {
    const refused = startOnce({ NODE_ENV: 'production' });
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/SECRETS_KEY: falta.*openssl rand -base64 32/s);
    expect(existsSync(join(directory, 'pglite'))).toBe(false);
    expect(existsSync(join(directory, 'secrets.key'))).toBe(false);
  });

  it('in production is asked for as the data directory has it', async () => {
    writeFileSync(join(directory, 'secrets.key'), KEY);
    await expect(startOnce({ NODE_ENV: 'production' })).rejects.toThrow(/el contenido de .*secrets\.key/);
  });

  it.each(['corta', 'no es base64 ni hexadecimal'])('%j is refused by its name', async (written) => {
    await expect(startOnce({ SECRETS_KEY: written })).rejects.toThrow(/SECRETS_KEY debe ser una llave de 32/);
    await expect(startOnce({ SECRETS_KEY: KEY, SECRETS_KEY_OLD: `${KEY},${written}` })).rejects.toThrow(
      /SECRETS_KEY_OLD debe ser una llave de 32/,
    );
  });

  it('outside production is made at the first start, 0600, and kept; a wider file is narrowed, another key refused', async () => {
    const path = join(directory, 'secrets.key');
    await startOnce({});
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const made = readFileSync(path, 'utf8');
    chmodSync(path, 0o644);
    await expect(startOnce({ SECRETS_KEY: KEY })).rejects.toThrow(/no es la llave con la que esta base/);
    await startOnce({});
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).toBe(made);
  });

  it('changes: the earlier one is accepted beside the new one, and not needed afterwards', async () => {
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const { kysely, close } = await openTestDatabase();
    await protectSecrets(kysely, createSecrets(first));
    await expect(protectSecrets(kysely, createSecrets(second))).rejects.toThrow(SecretsKeyError);
    await protectSecrets(kysely, createSecrets(second, [first]));
    await protectSecrets(kysely, createSecrets(second));
    await expect(protectSecrets(kysely, createSecrets(first))).rejects.toThrow(SecretsKeyError);
    await close();
  });
});
