import type { TrustedIssuer } from '@marco/acceso/server';
import { EMBEDDED_ISSUER_KEY, findAccount, listPublicKeys } from '@marco/authenticator';
import type { DatabaseSchema } from '@marco/database';
import type { Secrets } from '@marco/server-kit';
import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import type { Settings } from './settings.ts';

/** Address of the embedded authenticator, on this same site. */
export const EMBEDDED_PATH = '/autenticador';

const DISCOVERY = '/.well-known/openid-configuration';
const DISCOVERY_TIMEOUT_MS = 10_000;

interface IssuerDependencies {
  readonly database: Kysely<DatabaseSchema>;
  readonly secrets: Secrets;
}

/** The authenticator this installation trusts: the one the settings name, or the embedded one. */
export function createTrustedIssuer(settings: Settings, dependencies: IssuerDependencies): TrustedIssuer {
  const { issuer, clientId, acr } = settings.oidc;
  if (issuer === undefined) {
    const embedded = `${settings.publicUrl}${EMBEDDED_PATH}`;
    return {
      issuer: embedded,
      key: EMBEDDED_ISSUER_KEY,
      clientId,
      acr,
      getKey: keysInside(dependencies),
      hasIdentity: async (subject) => (await findAccount(dependencies.database, subject)) !== undefined,
    };
  }
  return { issuer, key: issuer, clientId, acr, getKey: keysByDiscovery(issuer) };
}

/**
 * The keys of the embedded authenticator, read from the database and not from the memory of this process, so that a
 * revoked key is invalid at once in every process.
 */
function keysInside({ database, secrets }: IssuerDependencies): JWTVerifyGetKey {
  return async (header, token) => {
    const keys = createLocalJWKSet({ keys: await listPublicKeys(database, secrets) });
    return keys(header, token);
  };
}

/** The keys an external authenticator publishes through its discovery document. */
function keysByDiscovery(issuer: string): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  return async (header, token) => {
    keys ??= createRemoteJWKSet(await findJwksAddress(issuer), { timeoutDuration: DISCOVERY_TIMEOUT_MS });
    return keys(header, token);
  };
}

async function findJwksAddress(issuer: string): Promise<URL> {
  const answer = await fetch(issuer.replace(/\/$/, '') + DISCOVERY, {
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
  });
  const document = (await answer.json()) as { jwks_uri?: unknown };
  if (!answer.ok || typeof document.jwks_uri !== 'string')
    throw new Error(`The discovery document of ${issuer} has no jwks_uri.`);
  return new URL(document.jwks_uri);
}
