import { findLastAudit, startTestApp, type TestApp, testSecrets } from '@marco/test-kit';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokeAllKeys, runRotateKeys } from './rotate-keys.ts';

const NUMERO = '1000000001';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp({ database: first.database });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The signing key, as somebody has it who read the database and knows the secrets key. */
async function readLeakedKey() {
  const { id, material } = await first.database.kysely
    .selectFrom('auth_keys')
    .select(['id', 'material'])
    .where('purpose', '=', 'signing')
    .executeTakeFirstOrThrow();
  return JSON.parse(testSecrets.decrypt(String(material), `auth_keys/signing/${id}`));
}

/** Signs in at one process with a token the authenticator never gave. */
async function forgeSignIn({ app, settings, database }: TestApp, jwk: { readonly kid: string }) {
  const { sujeto } = await database.kysely
    .selectFrom('usuarios')
    .select('sujeto')
    .where('numero_identificacion', '=', NUMERO)
    .executeTakeFirstOrThrow();
  const asked = await app.inject({ method: 'POST', url: '/api/servicioLogin/nonce' });
  const [cookie] = asked.cookies;
  const token = await new SignJWT({ nonce: asked.json().nonce, acr: '2', Identificacion: NUMERO })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
    .setIssuer(`${settings.publicUrl}/autenticador`)
    .setAudience(settings.oidc.clientId)
    .setSubject(String(sujeto))
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importJWK(jwk, 'RS256'));
  return app.inject({
    method: 'POST',
    url: '/api/servicioLogin/login',
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
    payload: { identificacion: NUMERO, externalToken: token },
  });
}

const listSessions = ({ app }: TestApp, token: string) =>
  app.inject({ url: '/api/sesiones', headers: { authorization: `Bearer ${token}` } });

describe('npm run keys:rotate', () => {
  it('refuses arguments it does not know, and an external authenticator, and names the way', async () => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    expect(await runRotateKeys(['--todo'], {}, print)).toBe(1);
    expect(lines.join()).toContain('keys:rotate -- --revocar');
    expect(await runRotateKeys([], { DATA_DIR: '/no/hay' }, print)).toBe(1);
    expect(lines.join()).toContain('No hay una base de datos en /no/hay');
  });

  it('F4: --revocar ends a known key and what it opened in every process, from that moment on', async () => {
    const leaked = await readLeakedKey();
    const opened = await forgeSignIn(first, leaked);
    expect(opened.statusCode).toBe(200);
    expect((await forgeSignIn(second, leaked)).statusCode).toBe(200);
    const token = opened.json().access_token;
    expect((await listSessions(second, token)).statusCode).toBe(200);

    expect(await revokeAllKeys(first.database.kysely, testSecrets)).toBeGreaterThanOrEqual(2);

    for (const process of [first, second]) {
      const forged = await forgeSignIn(process, leaked);
      expect([forged.statusCode, forged.json().code]).toEqual([403, 'TOKEN_FIRMA_INVALIDA']);
      expect((await listSessions(process, token)).statusCode).toBe(401);
    }
    expect(await findLastAudit(first.database.kysely, 'revocar-llaves')).toMatchObject({ result: 'exito' });
    expect((await forgeSignIn(second, await readLeakedKey())).statusCode).toBe(200);
  });
});
