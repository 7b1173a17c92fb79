import { describe, expect, it, onTestFinished } from 'vitest';
import {
  completeSignIn,
  documentAccount,
  readAnswer,
  startTestAuthenticator,
} from './testing/start-test-authenticator.ts';
import { TestBrowser } from './testing/test-browser.ts';

const SITE = 'https://marco.ejemplo.gov.co';

async function signInAt(publicUrl: string | undefined) {
  const authenticator = await startTestAuthenticator(publicUrl === undefined ? {} : { publicUrl });
  onTestFinished(() => authenticator.close());
  const browser = new TestBrowser(publicUrl ?? authenticator.home, authenticator.home);
  const redirect = { redirect_uri: `${publicUrl ?? authenticator.home}/inicio` };
  await browser.open(authenticator.authorizeUrl(redirect));
  const asking = browser.cookieLines;
  const answer = readAnswer(await completeSignIn(authenticator, browser, documentAccount, redirect));
  const page = await browser.open('/autenticador/verificar-sesion');
  return { answer, asking, signedIn: browser.cookieLines, page: page.text };
}

const nameOf = (line: string) => line.slice(0, line.indexOf('='));
const isSignature = (line: string) => nameOf(line).endsWith('.sig');

describe('the cookies of the authenticator', () => {
  it('[AREA-02] F20: behind https no sibling domain can plant them: their names have the prefixes and they are Secure', async () => {
    const { answer, asking, signedIn, page } = await signInAt(SITE);
    expect(answer['id_token']).toBeDefined();
    const lines = [...asking, ...signedIn];
    for (const line of lines) {
      expect(line).toMatch(/^__(Host|Secure)-/);
      expect(line).toMatch(/; secure/i);
      expect(line).not.toMatch(/; domain/i);
      if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/(;|$)/i);
    }
    const names = new Set(lines.filter((line) => !isSignature(line)).map(nameOf));
    expect([...names].toSorted()).toEqual([
      '__Host-autenticador_estado',
      '__Host-autenticador_sesion',
      '__Secure-autenticador_regreso',
      '__Secure-autenticador_solicitud',
    ]);
    expect(page).toContain('data-cookie="__Host-autenticador_estado"');
  });

  it('[AREA-02] F20: without https, which those names would forbid, they stay with the authenticator', async () => {
    const { answer, asking, signedIn, page } = await signInAt(undefined);
    expect(answer['id_token']).toBeDefined();
    for (const line of [...asking, ...signedIn]) {
      expect(line).toMatch(/^autenticador_\w+(\.sig)?=/);
      expect(line).toMatch(/; path=\/autenticador/i);
    }
    expect(page).toContain('data-cookie="autenticador_estado"');
  });
});
