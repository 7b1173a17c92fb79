import {
  type StubIssuer,
  startStubIssuer,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '@marco/test-kit';
import { sql } from 'kysely';
import { NONCE_COOKIE } from '../contract/terms.ts';

/** Audience of the tokens of this product. */
const CLIENT = 'marco-interoperabilidad';
const TOKEN_SECONDS = 300;

/** The product with an authenticator of the tests that knows its demo people. */
export interface LoginSite {
  readonly test: TestApp;
  readonly stub: StubIssuer;
  stop(): Promise<void>;
}

export async function startLoginSite({ environment = {} }: TestAppOptions = {}): Promise<LoginSite> {
  const stub = await startStubIssuer();
  const test = await startTestApp({ environment: { ...environment, OIDC_ISSUER: stub.issuer } });
  await sql`update usuarios set emisor = ${stub.issuer}`.execute(test.database.kysely);
  return {
    test,
    stub,
    stop: async () => {
      await test.close();
      await stub.stop();
    },
  };
}

/** A nonce of this server and the cookie that ties it to the browser that asked. */
export interface AskedNonce {
  readonly nonce: string;
  readonly cookie: string;
}

/** Asks as a browser does; `cookie` is that of an earlier question of the same browser. */
export async function askNonce({ test }: LoginSite, cookie?: string): Promise<AskedNonce> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/servicioLogin/nonce',
    ...(cookie ? { headers: { cookie } } : {}),
  });
  const set = answer.cookies.find(({ name }) => name === NONCE_COOKIE);
  return { nonce: answer.json().nonce, cookie: `${NONCE_COOKIE}=${set?.value}` };
}

/** The claims of every valid token, whoever its person is. */
export function buildTokenClaims({ stub }: LoginSite, sub: string, nonce: string) {
  const now = Math.floor(Date.now() / 1000);
  return { iss: stub.issuer, aud: CLIENT, sub, iat: now, exp: now + TOKEN_SECONDS, nonce, acr: '2' };
}

/** The claims of a demo person; one without an account here is a subject nobody knows. */
export async function findClaims(site: LoginSite, numero: string, nonce: string) {
  const row = await site.test.database.kysely
    .selectFrom('usuarios')
    .select('sujeto')
    .where('numero_identificacion', '=', numero)
    .executeTakeFirst();
  const sub = row?.sujeto ?? 'identidad-sin-cuenta';
  return { ...buildTokenClaims(site, sub, nonce), Identificacion: numero };
}

export interface LoginAttempt {
  readonly numero: string;
  readonly token: string;
  readonly cookie: string;
  /** What else the body says. */
  readonly more?: object;
}

export function sendLogin({ test }: LoginSite, { numero, token, cookie, more }: LoginAttempt) {
  return test.app.inject({
    method: 'POST',
    url: '/api/servicioLogin/login',
    headers: { cookie },
    payload: { ...more, identificacion: numero, externalToken: token },
  });
}

/** An attempt that nothing is wrong with. */
export async function buildAttempt(site: LoginSite, numero: string): Promise<LoginAttempt> {
  const { nonce, cookie } = await askNonce(site);
  return { numero, cookie, token: await site.stub.sign(await findClaims(site, numero, nonce)) };
}

/** Signs a demo person in. */
export async function openSignInTo(site: LoginSite, numero: string) {
  return sendLogin(site, await buildAttempt(site, numero));
}

export async function countSessions({ test }: LoginSite): Promise<number> {
  const row = await test.database.kysely
    .selectFrom('sessions')
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Result, code and actor of the last sign-in audited. */
export async function findLastSignIn({ test }: LoginSite) {
  const row = await test.database.kysely
    .selectFrom('audit_events')
    .select(['detail', 'result', 'actor_user_id', 'actor_entity_id', 'actor_role'])
    .where('action', '=', 'iniciar-sesion')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const actor = { usuarioId: row.actor_user_id, entidadId: row.actor_entity_id, rol: row.actor_role };
  return { result: row.result, codigo: (row.detail as { codigo?: string }).codigo, actor };
}
