import { hashToken } from '@marco/server-kit';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AuthenticatorKysely } from '../tables.ts';

/** The provider's own word for a person being signed in. */
export type ProviderSession = NonNullable<KoaContextWithOIDC['oidc']['session']>;

/** Ends what a session granted to clients: grants, codes and tokens. The session itself is not touched. */
export async function revokeGrants(
  kysely: AuthenticatorKysely,
  session: Pick<ProviderSession, 'authorizations'>,
): Promise<void> {
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  if (grantIds.length === 0) return;
  await kysely
    .deleteFrom('auth_records')
    .where(({ eb, or, and }) =>
      or([
        eb('grant_id', 'in', grantIds),
        and([eb('kind', '=', 'Grant'), eb('id', 'in', grantIds.map(hashToken))]),
      ]),
    )
    .execute();
}

/** Forgets what expired; the provider ignores it anyway. */
export async function deleteExpiredRecords(kysely: AuthenticatorKysely, now: Date): Promise<void> {
  await kysely.deleteFrom('auth_records').where('expires_at', '<', now).execute();
}
