import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface StubIssuer {
  readonly issuer: string;
  /** A token signed by the key this issuer publishes. */
  sign(claims: JWTPayload): Promise<string>;
  /** A token signed by a key nobody published, under the published key's name. */
  signWithForeignKey(claims: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

const KEY_ID = 'prueba';

/** An authenticator reduced to discovery and keys, for tests that need tokens no honest one would sign. */
export async function startStubIssuer(): Promise<StubIssuer> {
  const own = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const document = request.url?.includes('openid-configuration')
      ? { issuer: origin, jwks_uri: `${origin}/jwks` }
      : { keys: [jwk] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signWith = (key: CryptoKey, claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
  return {
    issuer,
    sign: (claims) => signWith(own.privateKey, claims),
    signWithForeignKey: (claims) => signWith(foreign.privateKey, claims),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
