import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { AuthenticatorSettings } from '../web/oidc/authenticator-settings.ts';

const KEY_ID = 'prueba';
let count = 0;

export interface FakeAuthenticator {
  readonly settings: AuthenticatorSettings;
  /** Paths asked for, with what was sent. */
  readonly calls: { readonly path: string; readonly body: string; readonly authorization: string | null }[];
  /** How many of the next requests fail. */
  failures: number;
  sign(claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** What it answers; undefined for an address that is not its own. */
  answer(url: string, init?: RequestInit): Promise<Response> | undefined;
}

/** An authenticator of its own address, so that no test finds the discovery document of another one. */
export async function createFakeAuthenticator(
  flujo: AuthenticatorSettings['flujo'] = 'implicit',
): Promise<FakeAuthenticator> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  count += 1;
  const emisor = `https://autenticador-${count}.ejemplo`;
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: emisor, aud: 'marco', sub: 'sujeto-1', iat: now, exp: now + 3600, nonce: 'n-1' };
  const calls: FakeAuthenticator['calls'] = [];
  let nextToken: Promise<string> | undefined;

  async function find(path: string): Promise<unknown> {
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          issuer: emisor,
          authorization_endpoint: `${emisor}/connect/authorize`,
          token_endpoint: `${emisor}/connect/token`,
          userinfo_endpoint: `${emisor}/connect/userinfo`,
          revocation_endpoint: `${emisor}/connect/revocation`,
          end_session_endpoint: `${emisor}/salir`,
          jwks_uri: `${emisor}/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
        };
      case '/jwks':
        return { keys: [jwk] };
      case '/connect/token':
        return { access_token: 'ficha-externa', token_type: 'bearer', id_token: await nextToken };
      case '/connect/userinfo':
        return { sub: 'sujeto-1', Identificacion: '52418903', Telefono: '3009998877' };
      default:
        return {};
    }
  }

  const fake: FakeAuthenticator = {
    settings: {
      emisor,
      cliente: 'marco',
      flujo,
      acr: ['2'],
      alcance: 'openid profile email offline_access ccd_api',
      cambioContrasena: null,
      recuperacion: true,
    },
    calls,
    failures: 0,
    sign(claims = {}) {
      nextToken = new SignJWT({ ...usual, acr: '2', Identificacion: '52418903', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .sign(privateKey);
      return nextToken;
    },
    answer(url, init) {
      if (!url.startsWith(emisor)) return undefined;
      const path = url.slice(emisor.length);
      const headers = new Headers(init?.headers);
      calls.push({ path, body: String(init?.body ?? ''), authorization: headers.get('authorization') });
      if (fake.failures > 0) {
        fake.failures -= 1;
        return Promise.resolve(Response.json({}, { status: 503 }));
      }
      return find(path).then((content) => Response.json(content));
    },
  };
  return fake;
}
