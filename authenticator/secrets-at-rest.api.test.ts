import { createSecrets } from '@marco/server-kit';
import type { DatabaseHandle } from '@marco/server-kit/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPublicKeys, loadKeys, protectKeys, revokeKeys } from './keys/auth-keys.ts';
import { protectRecords } from './provider/protect-records.ts';
import { RecordAdapter } from './provider/record-adapter.ts';
import type { AuthenticatorTables } from './tables.ts';
import {
  completeSignIn,
  openTestDatabase,
  readAnswer,
  startTestAuthenticator,
  testSecrets,
} from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

const EMPTY = { account_id: null, grant_id: null, uid: null, user_code: null };
const CLEAR_KEY = JSON.stringify({ kty: 'RSA', kid: 'anterior', d: 'privado', n: 'n', e: 'AQAB' });
const CLEAR_RECORD = { kind: 'Session', id: 'galleta-anterior', payload: '{"jti":"galleta-anterior"}' };

/** The quotes keep it from matching ciphertext, where any three letters meet by chance. */
const A_FIELD_IN_CLEAR = /"(kty|jti)\\*"/;

let database: DatabaseHandle<AuthenticatorTables>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.kysely.deleteFrom('auth_keys').execute();
  await database.kysely.deleteFrom('auth_records').execute();
});

/** Everything that a reader of the two tables sees. */
async function readTables(): Promise<string> {
  const keys = await database.kysely.selectFrom('auth_keys').selectAll().execute();
  const records = await database.kysely.selectFrom('auth_records').selectAll().execute();
  return JSON.stringify([keys, records]);
}

async function addClearRows(): Promise<void> {
  await database.kysely.insertInto('auth_keys').values({ purpose: 'signing', material: CLEAR_KEY }).execute();
  await database.kysely
    .insertInto('auth_records')
    .values({ ...EMPTY, ...CLEAR_RECORD, consumed_at: null, expires_at: new Date(Date.now() + 60_000) })
    .execute();
}

describe('keys and records at rest', () => {
  it('F4: no private key, cookie, code or session id can be read in the tables', async () => {
    const authenticator = await startTestAuthenticator({ database });
    const browser = new TestBrowser(authenticator.home);
    const answer = readAnswer(await completeSignIn(authenticator, browser));
    await authenticator.close();
    const stored = await readTables();
    const [signing] = (await loadKeys(database.kysely, testSecrets)).signing;
    const cookie = browser.cookie('autenticador_sesion') ?? '';
    expect(answer['id_token']).toBeDefined();
    for (const secret of [cookie, String(signing?.d), String(signing?.n)]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(stored).not.toContain(secret);
    }
    expect(stored).not.toMatch(A_FIELD_IN_CLEAR);
  });

  it('F4: a key or record that lies in clear is not taken for one of ours after the first start', async () => {
    await addClearRows();
    expect((await readTables()).match(new RegExp(A_FIELD_IN_CLEAR, 'g'))).toHaveLength(2);
    await expect(loadKeys(database.kysely, testSecrets)).rejects.toThrow('No envelope');
    await expect(protectKeys(database.kysely, testSecrets, false)).rejects.toThrow('is not encrypted');
    await protectRecords(database.kysely, testSecrets, false);
    const left = await database.kysely.selectFrom('auth_records').select('id').execute();
    expect(left).toEqual([]);
  });

  it('F4: a record moved to another place is refused', async () => {
    const adapter = new RecordAdapter(database.kysely, testSecrets, 'Session');
    await adapter.upsert('una', { jti: 'una', accountId: 'a' }, 60);
    await adapter.upsert('otra', { jti: 'otra', accountId: 'b' }, 60);
    const { payload } = await database.kysely
      .selectFrom('auth_records')
      .select('payload')
      .where('account_id', '=', 'a')
      .executeTakeFirstOrThrow();
    await database.kysely
      .updateTable('auth_records')
      .set({ payload })
      .where('account_id', '=', 'b')
      .execute();
    await expect(adapter.find('otra')).rejects.toThrow('altered');
    expect(await adapter.find('una')).toMatchObject({ jti: 'una' });
  });

  it('F4: what an earlier release left in clear is encrypted at the first start, and serves on', async () => {
    await addClearRows();
    await protectKeys(database.kysely, testSecrets, true);
    await protectRecords(database.kysely, testSecrets, true);
    expect(await readTables()).not.toMatch(/privado|galleta-anterior/);
    const [key] = (await loadKeys(database.kysely, testSecrets)).signing;
    expect(key).toMatchObject({ kid: 'anterior', d: 'privado' });
    const adapter = new RecordAdapter(database.kysely, testSecrets, 'Session');
    expect(await adapter.find('galleta-anterior')).toEqual({ jti: 'galleta-anterior' });
  });

  it('follow another secrets key: everything is encrypted again and the earlier one is not needed', async () => {
    const adapter = new RecordAdapter(database.kysely, testSecrets, 'Session');
    await adapter.upsert('una', { jti: 'una' }, 60);
    const before = await loadKeys(database.kysely, testSecrets);
    const [earlier, later] = [Buffer.alloc(32, 'prueba'), Buffer.alloc(32, 7)];
    const both = createSecrets(later, [earlier]);
    await protectKeys(database.kysely, both, false);
    await protectRecords(database.kysely, both, false);
    const secrets = createSecrets(later);
    expect(await loadKeys(database.kysely, secrets)).toEqual(before);
    expect(await new RecordAdapter(database.kysely, secrets, 'Session').find('una')).toEqual({ jti: 'una' });
  });

  it('F4: revoked keys are gone at once with everything they opened; the new ones sign at once', async () => {
    const authenticator = await startTestAuthenticator({ database });
    const browser = new TestBrowser(authenticator.home);
    await completeSignIn(authenticator, browser);
    const before = await loadKeys(database.kysely, testSecrets);
    await database.kysely.transaction().execute((transaction) => revokeKeys(transaction, testSecrets));
    const after = await loadKeys(database.kysely, testSecrets);
    expect(after.signing).toHaveLength(1);
    expect(after.cookie).toHaveLength(1);
    expect(after.signing[0]?.kid).not.toBe(before.signing[0]?.kid);
    expect(after.cookie[0]).not.toBe(before.cookie[0]);
    const [published, ...more] = await listPublicKeys(database.kysely, testSecrets);
    expect(more).toEqual([]);
    expect(Object.keys(published ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const silent = await browser.open(authenticator.authorizeUrl({ prompt: 'none' }));
    expect(readAnswer(new URL(silent.url))).toMatchObject({ error: 'login_required' });
    await authenticator.close();
  });
});
