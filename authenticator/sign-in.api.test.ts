import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ATTEMPTS_BEFORE_LOCK, countAttempt, hashIdentity, LOCK_MINUTES } from './accounts/attempts.ts';
import { hashPassword } from './accounts/password-hash.ts';
import { verifyCredentials } from './accounts/sign-in.ts';
import { SIGN_IN_ERROR } from './pages/sign-in-page.ts';
import {
  changePassword,
  completeSignIn,
  documentAccount,
  PASSWORD,
  PASSWORD_COST,
  readAnswer,
  signIn,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser, type Visit } from './testing/test-browser.ts';

let authenticator: TestAuthenticator;
let browser: TestBrowser;
let page: Visit;
let now = new Date();

beforeAll(async () => {
  authenticator = await startTestAuthenticator({
    clock: () => now,
    demoIdentities: [{ identificationNumber: '1020304050', description: 'Administración <de> prueba' }],
  });
});
afterAll(() => authenticator.close());
beforeEach(async () => {
  browser = new TestBrowser(authenticator.home);
  page = await browser.open(authenticator.authorizeUrl({}));
});

function passMinutes(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

/** Tries the password of an identity from an address; tells how it ended. */
async function tryFrom(address: string, password: string, number = documentAccount.identificationNumber) {
  const result = await verifyCredentials(
    authenticator.database.kysely,
    { identificationType: 'CC', identificationNumber: number, password, address },
    now,
    PASSWORD_COST,
  );
  return 'account' in result ? 'in' : result.failure;
}

/** A failure without its password; tells whether it would be verified. */
async function failFrom(address: string, number = documentAccount.identificationNumber) {
  const { allowed } = await countAttempt(
    authenticator.database.kysely,
    { identity: hashIdentity('CC', number), address },
    now,
  );
  return allowed ? 'verified' : 'locked';
}

async function repeat<T>(times: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await work(turn));
  return results;
}

function fail(times: number): Promise<Visit[]> {
  return Promise.all(
    Array.from({ length: times }, () => signIn(browser, page, documentAccount, 'equivocada')),
  );
}

describe('sign-in page', () => {
  it('labels its fields, shows the demo identities and allows nothing inline', () => {
    for (const label of ['Tipo de identificación', 'Número de identificación', 'Contraseña'])
      expect(page.text).toContain(`>${label}</label>`);
    expect(page.text).toContain('Administración &lt;de&gt; prueba');
    expect(page.text).not.toMatch(/<style|style="|<script>/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${authenticator.home}`);
    expect(policy).not.toContain('unsafe');
  });

  it('tells the same of a wrong password and of a number nobody has', async () => {
    const wrong = await signIn(browser, page, documentAccount, 'equivocada');
    const unknown = await signIn(browser, page, { ...documentAccount, identificationNumber: '99999999' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain(SIGN_IN_ERROR);
    expect(unknown.text).toBe(wrong.text.replaceAll('value="1020304050"', 'value="99999999"'));
    expect(authenticator.events.slice(-2).map(({ reason }) => reason)).toEqual(['wrong-password', 'unknown']);
    await completeSignIn(authenticator, browser);
  });

  it('locks the number for this address after five failures, also sent at once, and opens it after fifteen minutes', async () => {
    const answers = await fail(ATTEMPTS_BEFORE_LOCK + 2);
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    expect(authenticator.events.filter(({ action }) => action === 'bloquear-identidad')).toHaveLength(1);
    const refused = await signIn(browser, page, documentAccount);
    expect(refused.text).toContain(SIGN_IN_ERROR);
    passMinutes(LOCK_MINUTES + 1);
    const accepted = await signIn(browser, page, documentAccount);
    expect(readAnswer(new URL(accepted.url))['id_token']).toBeTruthy();
  });

  it('explains a request that is over', async () => {
    const visit = await new TestBrowser(authenticator.home).open(page.url);
    expect(visit.status).toBe(400);
    expect(visit.text).toContain('La solicitud de ingreso venció');
  });

  it('[RESET-07] a new password signs in, the old one no longer does, and open sessions end', async () => {
    await signIn(browser, page, documentAccount);
    expect(await changePassword(authenticator, documentAccount, 'Nueva2026*')).toBe(true);
    const again = await browser.open(authenticator.authorizeUrl({}));
    expect(again.url).toContain('/ingresar/');
    expect((await signIn(browser, again, documentAccount)).status).toBe(401);
    const accepted = await signIn(browser, again, documentAccount, 'Nueva2026*');
    expect(readAnswer(new URL(accepted.url))['id_token']).toBeTruthy();
    await changePassword(authenticator, documentAccount, PASSWORD);
  });
});

describe('failed sign-ins', () => {
  beforeEach(async () => {
    await authenticator.database.kysely.deleteFrom('auth_attempts').execute();
  });

  it('a stranger locks the number for their own address, not for its owner', async () => {
    expect(await repeat(6, () => tryFrom('203.0.113.9', 'mala'))).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-password'),
      'locked',
    ]);
    expect(await tryFrom('198.51.100.1', PASSWORD)).toBe('in');
    expect(await tryFrom('203.0.113.9', PASSWORD)).toBe('locked');
  });

  it('each failure after a lock doubles the wait, up to four hours, and a right password starts anew', async () => {
    await repeat(5, () => failFrom('203.0.113.9'));
    for (const minutes of [15, 30, 60, 120, 240, 240]) {
      passMinutes(minutes - 1);
      expect(await failFrom('203.0.113.9')).toBe('locked');
      passMinutes(2);
      expect(await failFrom('203.0.113.9')).toBe('verified');
    }
    passMinutes(241);
    expect(await tryFrom('203.0.113.9', PASSWORD)).toBe('in');
    expect(await repeat(4, () => failFrom('203.0.113.9'))).not.toContain('locked');
    expect(await tryFrom('203.0.113.9', PASSWORD)).toBe('in');
  });

  it('many addresses lock a number for strangers, but not where its owner signed in before', async () => {
    expect(await tryFrom('198.51.100.1', PASSWORD)).toBe('in');
    const tried = await repeat(21, (turn) => failFrom(`203.0.113.${turn}`));
    expect(tried.slice(0, 20)).not.toContain('locked');
    expect(tried[20]).toBe('locked');
    expect(await tryFrom('192.0.2.7', PASSWORD)).toBe('locked');
    expect(await tryFrom('198.51.100.1', PASSWORD)).toBe('in');
    expect(await tryFrom('192.0.2.7', PASSWORD)).toBe('in');
  });

  it('one address that tries many numbers is locked whole; an identity of its own does not wash it', async () => {
    const tried = await repeat(25, (turn) => failFrom('203.0.113.9', `9000${turn}`));
    expect(tried).not.toContain('locked');
    expect(await tryFrom('203.0.113.9', PASSWORD)).toBe('in');
    const more = await repeat(26, (turn) => failFrom('203.0.113.9', `8000${turn}`));
    expect(more.slice(0, 25)).not.toContain('locked');
    expect(more[25]).toBe('locked');
    expect(await tryFrom('203.0.113.9', PASSWORD)).toBe('locked');
    expect(await tryFrom('198.51.100.1', PASSWORD)).toBe('in');
  });

  it('F10: all addresses of one IPv6 network of 64 bits are one address, another network is another', async () => {
    const tried = await repeat(51, (turn) => failFrom(`2001:db8:1:2:${turn.toString(16)}::9`, `7000${turn}`));
    expect(tried.slice(0, 50)).not.toContain('locked');
    expect(tried[50]).toBe('locked');
    expect(await tryFrom('2001:db8:1:2:ffff::1', PASSWORD)).toBe('locked');
    expect(await tryFrom('2001:db8:1:3::1', PASSWORD)).toBe('in');
  });

  it('F10: a person who signed in from a network is known in all of it', async () => {
    expect(await tryFrom('2001:db8:9:9::1', PASSWORD)).toBe('in');
    await repeat(20, (turn) => failFrom(`203.0.113.${turn}`));
    expect(await tryFrom('2001:db8:9:8::2', PASSWORD)).toBe('locked');
    expect(await tryFrom('2001:db8:9:9::2', PASSWORD)).toBe('in');
  });

  it('a number nobody has is counted and locked like any other', async () => {
    const tried = await repeat(6, () => tryFrom('203.0.113.9', 'mala', '99999999'));
    expect(tried).toEqual([...Array.from({ length: 5 }, () => 'unknown'), 'locked']);
  });

  it('a new password opens every lock of its identity', async () => {
    await repeat(6, () => tryFrom('203.0.113.9', 'mala'));
    await changePassword(authenticator, documentAccount, PASSWORD);
    expect(await tryFrom('203.0.113.9', PASSWORD)).toBe('in');
  });

  it('keeps no identification number', async () => {
    await tryFrom('203.0.113.9', 'mala');
    const rows = await authenticator.database.kysely.selectFrom('auth_attempts').selectAll().execute();
    expect(rows.map(({ identity_hash }) => identity_hash)).toContain(
      hashIdentity('CC', documentAccount.identificationNumber),
    );
    expect(JSON.stringify(rows)).not.toContain(documentAccount.identificationNumber);
  });
});

describe('a password of an earlier release', () => {
  it('F20: is hashed anew at the cost of this one when its owner signs in, and by nobody else', async () => {
    const { kysely } = authenticator.database;
    const { subject } = documentAccount;
    const readHash = async () =>
      (
        await kysely
          .selectFrom('auth_accounts')
          .select('password_hash')
          .where('subject', '=', subject)
          .executeTakeFirstOrThrow()
      ).password_hash;
    const old = await hashPassword(PASSWORD, { N: 2 ** 4, r: 8, p: 1 });
    await kysely
      .updateTable('auth_accounts')
      .set({ password_hash: old })
      .where('subject', '=', subject)
      .execute();
    expect(await tryFrom('203.0.113.90', 'otra')).toBe('wrong-password');
    expect(await readHash()).toBe(old);
    expect(await tryFrom('203.0.113.90', PASSWORD)).toBe('in');
    const renewed = await readHash();
    expect(renewed).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(await tryFrom('203.0.113.90', PASSWORD)).toBe('in');
    expect(await readHash()).toBe(renewed);
  });
});
