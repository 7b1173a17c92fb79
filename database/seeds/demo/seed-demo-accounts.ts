import { seedAccounts } from '@marco/authenticator';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { demoIdentities } from './demo-identities.ts';

/** Accounts of the demo identities at the embedded authenticator. */
export async function seedDemoAccounts(kysely: Kysely<DatabaseSchema>): Promise<void> {
  await seedAccounts(
    kysely,
    demoIdentities.map(({ description: _description, registered: _registered, ...account }) => account),
  );
}
