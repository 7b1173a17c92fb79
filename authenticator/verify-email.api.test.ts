import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountByIdentification } from './accounts/find-account.ts';
import type { EmailLink } from './options.ts';
import {
  documentAccount,
  PASSWORD,
  readAnswer,
  signIn,
  startTestAuthenticator,
  type TestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser, type Visit } from './testing/test-browser.ts';

const MINUTE_MS = 60_000;
let authenticator: TestAuthenticator;
let now = new Date();
const links: EmailLink[] = [];

beforeAll(async () => {
  authenticator = await startTestAuthenticator({
    clock: () => now,
    sendEmailLink: async (link) => void links.push(link),
    registerUrl: 'http://product.example/register',
  });
});
afterAll(() => authenticator.close());
beforeEach(() => {
  links.length = 0;
});

const PERSON = {
  acceso: 'documento',
  tipo: 'CC',
  primerNombre: 'María',
  primerApellido: 'Núñez',
  contrasena: PASSWORD,
  confirmacion: PASSWORD,
};

function passMinutes(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
}

function create(numero: string, correo = `p${numero}@ejemplo.gov.co`): Promise<Visit> {
  return new TestBrowser(authenticator.home).submit('/autenticador/crear-cuenta', {
    ...PERSON,
    numero,
    correo,
  });
}

/** Creates an identity and gives the link its mailbox got. */
async function createWithLink(numero: string): Promise<string> {
  const before = links.length;
  await create(numero);
  await expect.poll(() => links.length).toBe(before + 1);
  return String(links.at(-1)?.path);
}

async function tryToSignIn(numero: string, password = PASSWORD): Promise<Visit> {
  const browser = new TestBrowser(authenticator.home);
  const page = await browser.open(authenticator.authorizeUrl({}));
  return signIn(browser, page, { ...documentAccount, identificationNumber: numero }, password);
}

function spend(path: string, headers = {}): Promise<Visit> {
  const clave = new URL(path, authenticator.home).searchParams.get('clave') ?? '';
  return new TestBrowser(authenticator.home).submit('/autenticador/verificar-correo', { clave }, headers);
}

const findAccount = (numero: string) =>
  findAccountByIdentification(authenticator.database.kysely, 'CC', numero);

describe('an e-mail that must be verified', () => {
  it('F5: the right password does not sign in before it, a wrong one reads as ever', async () => {
    const page = await new TestBrowser(authenticator.home).open('/autenticador/crear-cuenta');
    expect(page.text).toContain('Le enviaremos un enlace para verificarlo');
    expect((await create('52418200')).text).toContain('Le enviamos un enlace al correo que escribió');
    const visit = await tryToSignIn('52418200');
    expect(visit.status).toBe(403);
    expect(visit.text).toContain('p52418200@ejemplo.gov.co');
    expect(authenticator.events.at(-1)).toMatchObject({ result: 'rechazo', reason: 'unverified' });
    const wrong = await tryToSignIn('52418200', 'equivocada');
    expect([wrong.status, wrong.text.includes('p52418200@')]).toEqual([401, false]);
  });

  it('the link asks, its button verifies once, and the claim tells the truth', async () => {
    const path = await createWithLink('52418201');
    const question = await new TestBrowser(authenticator.home).open(path);
    expect(question.status).toBe(200);
    expect((await findAccount('52418201'))?.emailVerified).toBe(false);
    expect((await spend(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const done = await spend(path);
    expect(done.status).toBe(200);
    expect(done.text).toContain('href="http://product.example/register"');
    expect((await spend(path)).status).toBe(410);
    expect((await new TestBrowser(authenticator.home).open(path)).text).toContain('El enlace no es válido');
    const answer = readAnswer(new URL((await tryToSignIn('52418201')).url));
    expect(decodeJwt(String(answer['id_token']))['email_verified']).toBe(true);
  });

  it('keeps no secret, and refuses one nobody made or that is a day old', async () => {
    const path = await createWithLink('52418202');
    const rows = await authenticator.database.kysely.selectFrom('auth_email_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.split('clave=')[1]);
    expect((await spend('/?clave=inventada')).status).toBe(410);
    passMinutes(24 * 60);
    expect((await spend(path)).status).toBe(410);
    expect((await findAccount('52418202'))?.emailVerified).toBe(false);
  });

  it('F5: a mailbox gets one link in two minutes and five in a day, whoever asks and however it is written', async () => {
    await createWithLink('52418203');
    await Promise.all([tryToSignIn('52418203'), tryToSignIn('52418203')]);
    expect(links).toHaveLength(1);
    for (let turn = 0; turn < 6; turn += 1) {
      passMinutes(3);
      await tryToSignIn('52418203');
    }
    expect(links).toHaveLength(5);
    await create('52418204', 'P52418203+otra@ejemplo.gov.co');
    const visit = await tryToSignIn('52418204');
    expect(visit.text).toContain('Ya le enviamos uno hace poco');
    expect(links).toHaveLength(5);
  });

  it('a number whose e-mail nobody verified in a day is free again, one that signed in is not', async () => {
    await createWithLink('52418205');
    const first = await findAccount('52418205');
    await create('52418205', 'duena@ejemplo.gov.co');
    expect((await findAccount('52418205'))?.subject).toBe(first?.subject);
    passMinutes(24 * 60 + 1);
    await create('52418205', 'duena@ejemplo.gov.co');
    const second = await findAccount('52418205');
    expect(second?.email).toBe('duena@ejemplo.gov.co');
    expect(second?.subject).not.toBe(first?.subject);
    await authenticator.database.kysely
      .updateTable('auth_accounts')
      .set({ email_verified: false })
      .where('subject', '=', documentAccount.subject)
      .execute();
    await create(documentAccount.identificationNumber);
    expect((await findAccount(documentAccount.identificationNumber))?.subject).toBe(documentAccount.subject);
  });

  it('an identity of before is asked too and then goes to the start', async () => {
    passMinutes(3);
    links.length = 0;
    await tryToSignIn(documentAccount.identificationNumber);
    const done = await spend(String(links[0]?.path));
    expect(done.text).toContain(`href="${authenticator.home}/"`);
    const visit = await tryToSignIn(documentAccount.identificationNumber);
    expect(readAnswer(new URL(visit.url))['id_token']).toBeTruthy();
  });
});

it('where no mail can be sent nothing is asked, the page says so and the claim does not lie', async () => {
  const { database } = authenticator;
  const silent = await startTestAuthenticator({ database, clock: () => now });
  const browser = new TestBrowser(silent.home);
  const page = await browser.open('/autenticador/crear-cuenta');
  expect(page.text).toContain('Esta instalación no envía correos: no se verifica.');
  await browser.submit('/autenticador/crear-cuenta', {
    ...PERSON,
    numero: '52418290',
    correo: 'p@ejemplo.gov.co',
  });
  const request = await browser.open(silent.authorizeUrl({}));
  const visit = await signIn(browser, request, { ...documentAccount, identificationNumber: '52418290' });
  const token = decodeJwt(String(readAnswer(new URL(visit.url))['id_token']));
  expect(token['email_verified']).toBe(false);
  await silent.close();
});
