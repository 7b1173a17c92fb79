import type Provider from 'oidc-provider';
import type { FindAccount, KoaContextWithOIDC } from 'oidc-provider';
import { presentClaims } from '../accounts/account-claims.ts';
import { findAccount } from '../accounts/find-account.ts';
import type { AuthenticatorKysely } from '../tables.ts';

const SECOND_MS = 1000;

/**
 * Adds to id_tokens what the library leaves out of both flows: `sid` always, and in the code flow the state of
 * the request, which the code must carry for `s_hash`.
 */
export function completeIdTokens(provider: Provider): void {
  provider.Client.prototype.includeSid = () => true;
  const fields = [...provider.AuthorizationCode.IN_PAYLOAD, 'state'];
  Object.defineProperty(provider.AuthorizationCode, 'IN_PAYLOAD', { get: () => fields });
  provider.on('authorization.accepted', ({ oidc }) => {
    const { entity } = oidc;
    oidc.entity = (key, value) => {
      if (key === 'AuthorizationCode') value.state = oidc.params?.['state'];
      entity.call(oidc, key, value);
    };
  });
}

/** What travels beside the token, under the claims the library turns into hashes of it. */
function readHashed({ oidc }: KoaContextWithOIDC): { s_hash?: string; at_hash?: string } {
  const code = (oidc.entities.AuthorizationCode ?? {}) as { state?: string };
  const state = code.state ?? oidc.params?.['state'];
  const accessToken = oidc.accessToken?.jti;
  return {
    ...(typeof state === 'string' ? { s_hash: state } : {}),
    ...(accessToken ? { at_hash: accessToken } : {}),
  };
}

/** Finds whom a token is about and what it tells. */
export function createAccountFinder(kysely: AuthenticatorKysely): FindAccount {
  return async (ctx, subject) => {
    const account = await findAccount(kysely, subject);
    if (!account) return undefined;
    return {
      accountId: account.subject,
      claims: (use) => {
        const claims = presentClaims(account);
        if (use !== 'id_token') return claims;
        return { ...claims, nbf: Math.floor(Date.now() / SECOND_MS), ...readHashed(ctx) };
      },
    };
  };
}
