import type { DatabaseHandle } from '@marco/server-kit/database';
import { decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys, protectKeys, rotateKeys } from './keys/auth-keys.ts';
import { createPageSender } from './pages/page-sender.ts';
import { startProvider } from './provider/provider-holder.ts';
import { createRuntime } from './runtime.ts';
import type { AuthenticatorTables } from './tables.ts';
import {
  completeSignIn,
  openTestDatabase,
  readAnswer,
  startTestAuthenticator,
  testSecrets,
} from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

let database: DatabaseHandle<AuthenticatorTables>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.kysely.deleteFrom('auth_keys').execute();
});

/** Two minutes go by, as the stored keys see it. */
async function letTimePass(): Promise<void> {
  await sql`update auth_keys set created_at = created_at - interval '2 minutes'`.execute(database.kysely);
}

describe('keys', () => {
  it('are made once, also when two processes start together', async () => {
    const [first, second] = await Promise.all([
      loadKeys(database.kysely, testSecrets),
      loadKeys(database.kysely, testSecrets),
    ]);
    expect(second).toEqual(first);
    expect(first.signing).toHaveLength(1);
    expect(first.cookie).toHaveLength(1);
  });

  it('rotate: a new key is published first and signs two minutes later, the oldest are forgotten', async () => {
    const [before] = (await loadKeys(database.kysely, testSecrets)).signing;
    await letTimePass();
    await rotateKeys(database.kysely, testSecrets);
    const published = await loadKeys(database.kysely, testSecrets);
    expect(published.signing).toHaveLength(2);
    expect(published.signing[0]).toEqual(before);
    await letTimePass();
    const settled = await loadKeys(database.kysely, testSecrets);
    expect(settled.signing).toEqual([published.signing[1], before]);
    expect(settled.cookie).toEqual([...published.cookie].reverse());
    await rotateKeys(database.kysely, testSecrets);
    await rotateKeys(database.kysely, testSecrets);
    const last = await loadKeys(database.kysely, testSecrets);
    expect(last.signing).toHaveLength(3);
    expect(last.cookie).toHaveLength(3);
    expect(last.signing).not.toContainEqual(before);
    expect(last.signing[0]).toEqual(settled.signing[0]);
  });

  it('refuse the development key of the library, also encrypted', async () => {
    await database.kysely
      .insertInto('auth_keys')
      .values({ purpose: 'signing', material: JSON.stringify({ kid: 'keystore-CHANGE-ME', kty: 'RSA' }) })
      .execute();
    await protectKeys(database.kysely, testSecrets, true);
    await expect(loadKeys(database.kysely, testSecrets)).rejects.toThrow('development key');
  });

  it('are taken up by a running process, which also forgets what expired', async () => {
    const runtime = createRuntime({
      kysely: database.kysely,
      secrets: testSecrets,
      publicUrl: 'http://127.0.0.1:1',
      productTitle: () => 'Prueba',
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    const holder = await startProvider(runtime, createPageSender(runtime));
    const first = holder.current;
    await holder.care();
    expect(holder.current).toBe(first);
    await rotateKeys(database.kysely, testSecrets);
    const past = new Date(Date.now() - 1000);
    const empty = { account_id: null, grant_id: null, uid: null, user_code: null, consumed_at: null };
    await database.kysely
      .insertInto('auth_records')
      .values({ kind: 'Interaction', id: 'old', payload: '{}', ...empty, expires_at: past })
      .execute();
    await holder.care();
    holder.stop();
    expect(holder.current).not.toBe(first);
    const left = await database.kysely.selectFrom('auth_records').select('id').execute();
    expect(left).not.toContainEqual({ id: 'old' });
  });

  it('keep people signed in after a restart, and two processes serve one journey', async () => {
    const first = await startTestAuthenticator({ database });
    const browser = new TestBrowser(first.home);
    const before = readAnswer(await completeSignIn(first, browser));
    const request = await new TestBrowser(first.home).open(first.authorizeUrl({}));
    expect(request.status).toBe(200);
    await first.close();
    const second = await startTestAuthenticator({ database, port: Number(new URL(first.home).port) });
    const silent = await browser.open(second.authorizeUrl({ prompt: 'none' }));
    const after = readAnswer(new URL(silent.url));
    await second.close();
    expect(decodeProtectedHeader(String(after['id_token'])).kid).toBe(
      decodeProtectedHeader(String(before['id_token'])).kid,
    );
  });
});
