import type { TrustedIssuer } from '@marco/acceso/server';
import { EMBEDDED_ISSUER_KEY } from '@marco/authenticator';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Settings } from './settings.ts';

/** Address of the embedded authenticator, on this same site. */
export const EMBEDDED_PATH = '/autenticador';

const DISCOVERY = '/.well-known/openid-configuration';
const DISCOVERY_TIMEOUT_MS = 10_000;

/** The authenticator this installation trusts: the one the settings name, or the embedded one. */
export function createTrustedIssuer(settings: Settings, findApp: () => FastifyInstance): TrustedIssuer {
  const { issuer, clientId, acr } = settings.oidc;
  if (issuer === undefined) {
    const embedded = `${settings.publicUrl}${EMBEDDED_PATH}`;
    return { issuer: embedded, key: EMBEDDED_ISSUER_KEY, clientId, acr, getKey: keysInside(findApp) };
  }
  return { issuer, key: issuer, clientId, acr, getKey: keysByDiscovery(issuer) };
}

/** The keys of the embedded authenticator, asked inside the process; a rotated key is found at its first use. */
function keysInside(findApp: () => FastifyInstance): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  const load = async () => {
    const answer = await findApp().inject(`${EMBEDDED_PATH}/jwks`);
    return createLocalJWKSet(answer.json());
  };
  return async (header, token) => {
    keys ??= await load();
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      keys = await load();
      return keys(header, token);
    }
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
